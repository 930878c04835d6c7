/** The words of the rulebook and of the public contract; types are derived from the lists. */

/** B1.1 */
export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** B1.1: what a resource is worth in points; also what its place divides a roll by. */
export const VALUE: Readonly<Record<Resource, number>> = { wood: 3, clay: 4, stone: 5, gold: 6 };

/** What cards and buildings are paid with, and what a trade moves (B6.1, S5.2, S7.5). */
export const ITEMS = [...RESOURCES, 'jewelry'] as const;
export type Item = (typeof ITEMS)[number];

/** In the order in which moves write them. */
export const GOODS = ['food', ...RESOURCES, 'jewelry'] as const;
export type Good = (typeof GOODS)[number];

export const CARD_SPACES = ['card1', 'card2', 'card3', 'card4', 'card5'] as const;
export type CardSpace = (typeof CARD_SPACES)[number];

export const BUILDING_SPACES = [
  'building1',
  'building2',
  'building3',
  'building4',
  'building5',
] as const;
export type BuildingSpace = (typeof BUILDING_SPACES)[number];

/** Where people roll for goods (B4.4). */
export const GATHERING = ['hunt', 'forest', 'claypit', 'quarry', 'river'] as const;
export type GatheringPlace = (typeof GATHERING)[number];

/** Where they get a tool, a person, agriculture or a better merchant (B4.3, S4.1). */
export const VILLAGE = ['toolmaker', 'hut', 'field', 'merchant'] as const;

/** Every place of the contract. A game has those that its players and modules bring. */
export const PLACES = [
  ...GATHERING,
  ...VILLAGE,
  ...CARD_SPACES,
  ...BUILDING_SPACES,
  'D04',
  'D05',
  'D06',
] as const;
export type PlaceName = (typeof PLACES)[number];

export const CULTURE = [
  'pottery',
  'writing',
  'transport',
  'healing',
  'art',
  'weaving',
  'music',
  'time',
  'ring',
] as const;
export type Culture = (typeof CULTURE)[number];

/** The people on sand cards (B10.2). */
export const PROFESSIONS = ['farmer', 'toolmaker', 'builder', 'shaman', 'trader'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** The one-use tools of the cards, by value (B5.4). */
export const ONE_USE_TOOLS = [2, 3, 4] as const;
/** The slots of the tool row (B1.3), as moves number them. */
export const TOOL_SLOTS = [1, 2, 3] as const;

export const PHASES = ['setup', 'place', 'act', 'feed', 'over'] as const;
export type Phase = (typeof PHASES)[number];
