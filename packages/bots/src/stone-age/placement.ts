import {
  type ActionOf,
  ALL_TILES,
  ITEMS,
  type PlaceName,
  type Player,
  RESOURCES,
  type Resource,
  type State,
  totalResources,
  VALUE,
} from '@ochre/stone-age';

/** What a die brings on average. */
const MEAN_DIE = 3.5;
/** What a hunter brings on average. */
const MEAN_HUNT = MEAN_DIE / 2;

const GATHERED: Partial<Record<PlaceName, Resource>> = {
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
};

/** What it seems worth to put people on a place now, in points per person. */
export function placementWorth(
  seen: State,
  player: number,
  { place, people }: ActionOf<'place'>,
): number {
  const owner = seen.players[player]!;
  const resource = GATHERED[place];
  if (resource !== undefined) return gathering(owner, resource, people);
  switch (place) {
    // What lasts is worth most at the beginning.
    case 'hut':
      return owner.people < 10 ? 12 - seen.round / 2 : 0;
    case 'field':
      return owner.agriculture < 10 ? 13 - seen.round / 2 : 0;
    case 'toolmaker':
      return 10 - seen.round / 2;
    case 'hunt':
      return hunting(owner, people);
    case 'merchant':
      return owner.merchant < 10 ? 8 - seen.round / 2 : 0;
    case 'card5':
      return owner.jewelry >= 3 ? 10 : 0;
    case 'D04':
    case 'D05':
    case 'D06':
      return 2 + people;
    default:
      return place.startsWith('card')
        ? card(owner, Number(place.slice(-1)))
        : building(seen, owner, Number(place.slice(-1)) - 1);
  }
}

/** As many hunters as hunger asks for; one without need is better than starving later. */
function hunting(owner: Player, people: number): number {
  const short = owner.people - owner.agriculture - owner.food;
  if (short <= 0) return 1 - people;
  return 11 - 2 * Math.abs(people - Math.min(owner.home, Math.ceil(short / MEAN_HUNT)));
}

/** Whole resources only; a kind that is missing is worth a little more. */
function gathering(owner: Player, resource: Resource, people: number): number {
  const yields = Math.floor((people * MEAN_DIE) / VALUE[resource]);
  return (yields * VALUE[resource]) / people + (owner[resource] === 0 ? 1 : 0) + people / 10;
}

/** Cards bring points at the end that no resource does, if they can be paid. */
const card = (owner: Player, price: number): number =>
  totalResources(owner) >= price ? 11 - 2 * price : 0;

/** A building pays what it costs; it is worth a person only when it can be paid now. */
function building(seen: State, owner: Player, stack: number): number {
  const top = seen.stacks[stack]![seen.gone[stack]!];
  const tile = ALL_TILES.find(({ id }) => id === top);
  if (tile === undefined) return 0;
  const { cost } = tile;
  switch (cost.kind) {
    case 'fixed':
      return ITEMS.every((good) => owner[good] >= (cost.goods[good] ?? 0)) ? 9 : 0;
    case 'kinds': {
      const kinds = RESOURCES.filter((resource) => owner[resource] > 0).length;
      return totalResources(owner) >= cost.count && kinds >= cost.kinds ? 8 : 0;
    }
    case 'range':
      return totalResources(owner) >= 4 ? 8 : 0;
    case 'jewelry':
      return owner.jewelry >= cost.max ? 8 : 0;
  }
}
