/** What is known of each player at a position, one number each. */
export const FACTS = [
  /** Points scored so far. */
  'scored',
  /** Followers in the supply. */
  'supply',
  /** What held cities, roads and buildings would give now; what completing them would add, by its chance. */
  'cityNow',
  'cityHope',
  'roadNow',
  'roadHope',
  'buildingNow',
  'buildingHope',
  /** Followers that come home, by the chance that they do. */
  'back',
  /** What held farms would give now, and for cities that may be completed, by their chance. */
  'farmNow',
  'farmHope',
  /** How many farms are held. */
  'farms',
  /** Open sides of held farms: that is where new cities may come. */
  'farmOpen',
  /** What is held together with somebody: it counts in the others too. */
  'sharedNow',
  /** Followers by where they stand. */
  'inCities',
  'onRoads',
  'inBuildings',
  'onFields',
  /** Followers who stand where somebody else has more. */
  'outvoted',
  /** What they would get there if they had as many. */
  'outvotedNow',
  /** Followers who will never come home, farmers apart: nothing fits where they wait for it. */
  'stuck',
  /** Held cities by the number of squares that they are open to, in points when complete. */
  'cityOpen1',
  'cityOpen2',
  'cityOpen3',
  /** The same of roads. */
  'roadOpen1',
  'roadOpen2',
] as const;

export type Fact = (typeof FACTS)[number];

export const FACT = Object.fromEntries(FACTS.map((name, at) => [name, at])) as Readonly<
  Record<Fact, number>
>;
