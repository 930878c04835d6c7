import {
  type Action,
  meanYield,
  type PlaceName,
  playerAt,
  RESOURCES,
  type Resource,
  type State,
  VALUE,
} from '@ochre/stone-age/rules';
import type { Judge } from './choosing.ts';
import { COMMON } from './common.ts';
import { endWorth } from './ending.ts';
import { topTile } from './facts.ts';
import { foodWorth } from './hunger.ts';
import { lookAt, type Outlook } from './outlook.ts';
import { GATHERED, PRODUCED, spaceAt, stackAt } from './places.ts';
import {
  CARD_JEWELRY,
  freeStock,
  HUNTING,
  hoped,
  JEWELRY_SPACE,
  type RoundPlan,
  roundPlanOf,
} from './plan.ts';
import { buildingWorth, type Gatherers, MEAN_DIE } from './tiles.ts';
import { cardWorth } from './worth.ts';

/** A player who has people to place. */
interface Placer {
  readonly outlook: Outlook;
  readonly plan: RoundPlan;
  readonly gatherers: Gatherers;
}

/** What each placement gains over keeping these people at home; more where others want it too. */
export function judgePlacements(outlook: Outlook, legal: readonly Action[]): Judge {
  const { seen, player, profile } = outlook;
  const open = openPlaces(legal);
  const placer = placerOf(outlook, open);
  const next = profile.deny > 0 ? nextPlacer(outlook, open) : undefined;
  const denying = profile.deny / (seen.players.length - 1);
  const others = seen.players.some(({ home }, at) => at !== player && home > 0);
  const before = homeWorth(placer, outlook.owner.home, placer.plan.hunts);
  return (action) => {
    if (action.kind !== 'place') return 0;
    const { place, people } = action;
    const hunts = placer.plan.hunts || place === 'hunt';
    let gain = placeWorth(placer, place, people) + endWorth(outlook, place) - before;
    gain += homeWorth(placer, outlook.owner.home - people, hunts);
    if (next !== undefined) gain += denying * deniedWorth(next, place, people);
    return gain > 0 && others ? gain * haste(place, profile.calm) : gain;
  };
}

/** Where somebody can still be placed. */
export function openPlaces(legal: readonly Action[]): Gatherers['open'] {
  const open: Partial<Record<PlaceName, true>> = {};
  for (const action of legal) if (action.kind === 'place') open[action.place] = true;
  return open;
}

const MEAN_HUNT = MEAN_DIE / HUNTING;

function placerOf(outlook: Outlook, open: Gatherers['open']): Placer {
  const plan = roundPlanOf(outlook);
  const hunters = plan.hunts ? 0 : huntersNeeded(plan);
  return { outlook, plan, gatherers: { dice: outlook.owner.home - 1 - hunters, open } };
}

const huntersNeeded = ({ food }: RoundPlan): number =>
  food < 0 ? Math.ceil(-food / MEAN_HUNT) : 0;

/** The next player who has people at home, by the same lights. */
function nextPlacer(outlook: Outlook, open: Gatherers['open']): Placer | undefined {
  const { seen, player, profile } = outlook;
  const count = seen.players.length;
  for (let turn = 1; turn < count; turn++) {
    const other = (player + turn) % count;
    if (playerAt(seen, other).home > 0) return placerOf(lookAt(seen, other, profile), open);
  }
  return undefined;
}

/** What the next player loses when a place is taken; hunting grounds are open to all. */
function deniedWorth(next: Placer, place: PlaceName, people: number): number {
  if (place === 'hunt' || place in PRODUCED) return 0;
  const { owner, profile } = next.outlook;
  if (owner.home < people && !(place in GATHERED)) return 0;
  const count = Math.min(people, owner.home);
  return Math.max(0, placeWorth(next, place, count) - count * profile.home);
}

/** Whoever is calm forgets that others want a place. */
function haste(place: PlaceName, calm: number): number {
  const wanted = contest(place);
  return wanted + (1 - wanted) * calm;
}

function contest(place: PlaceName): number {
  const { contest } = COMMON;
  if (place === 'hunt' || place in PRODUCED) return contest.hunt;
  if (place in GATHERED) return contest.gathering;
  return spaceAt(place) === undefined && stackAt(place) === undefined ? contest.village : 1;
}

/** What people at home will do: hunt as far as hunger asks for it, and whatever there is. */
function homeWorth({ outlook, plan }: Placer, home: number, hunts: boolean): number {
  const { profile } = outlook;
  const others = profile.home * home;
  if (hunts || plan.food >= 0) return others;
  const hunters = Math.min(home, huntersNeeded(plan));
  const hunted =
    foodWorth(outlook, plan, plan.food + hunters * MEAN_HUNT) - foodWorth(outlook, plan, plan.food);
  return others + Math.max(0, hunted - profile.home * hunters);
}

function placeWorth(placer: Placer, place: PlaceName, people: number): number {
  const { outlook, plan, gatherers } = placer;
  const { seen, step, price } = outlook;
  switch (place) {
    case 'hunt': {
      const brought = meanYield(people, HUNTING, plan.tools);
      return foodWorth(outlook, plan, plan.food + brought) - foodWorth(outlook, plan, plan.food);
    }
    case 'forest':
    case 'claypit':
    case 'quarry':
    case 'river': {
      const resource = GATHERED[place];
      const brought = hoped(outlook.profile, plan, people, VALUE[resource]);
      return broughtWorth(outlook, plan, resource, brought);
    }
    case 'D04':
    case 'D05':
    case 'D06': {
      const { resource, divisor } = PRODUCED[place];
      return broughtWorth(outlook, plan, resource, hoped(outlook.profile, plan, people, divisor));
    }
    case 'toolmaker':
      return step.tool + outlook.profile.tool * Math.min(1, outlook.future);
    case 'hut':
      return step.person;
    case 'field':
      return step.agriculture;
    case 'merchant':
      return 2 * step.merchant + 2 * price.jewelry;
    default: {
      const space = spaceAt(place);
      if (space !== undefined) return spaceWorth(placer, seen, space);
      const tile = topTile(seen, stackAt(place)!);
      return tile === undefined ? 0 : buildingWorth(outlook, plan, tile, gatherers);
    }
  }
}

/** Resources: first those that what is placed waits for, then those that score their value. */
export function broughtWorth(
  { price }: Outlook,
  plan: RoundPlan,
  resource: Resource,
  count: number,
): number {
  const free = freeStock(plan);
  let left = count;
  let worth = 0;
  const take = (most: number, each: number): void => {
    const taken = most < left ? Math.max(0, most) : left;
    left -= taken;
    worth += taken * each;
  };
  take(-plan.stock[resource], COMMON.needed);
  take(plan.cards - free, COMMON.needed);
  take(plan.open - Math.max(0, free - plan.cards), VALUE[resource]);
  return worth + left * price[resource];
}

/** The card on a space, if it can be paid: the cheapest resources first. */
function spaceWorth({ outlook, plan, gatherers }: Placer, seen: State, space: number): number {
  const { price } = outlook;
  const worth = cardWorth(outlook, seen.cards[space]!);
  if (space === JEWELRY_SPACE) {
    return plan.jewelry < CARD_JEWELRY ? 0 : worth - CARD_JEWELRY * price.jewelry;
  }
  const count = space + 1;
  const missing = count - (freeStock(plan) - plan.cards);
  if (missing > 0) {
    const pips = gatherers.dice * (MEAN_DIE + outlook.profile.luck) + plan.tools;
    const chance = missing * VALUE.wood <= pips ? COMMON.gatheredLater : COMMON.hardlyGathered;
    return chance * (worth - count * price.wood);
  }
  let left = count;
  let cost = 0;
  for (const resource of RESOURCES) {
    const paid = Math.min(left, Math.max(0, plan.stock[resource]));
    left -= paid;
    cost += paid * price[resource];
  }
  return worth - cost;
}
