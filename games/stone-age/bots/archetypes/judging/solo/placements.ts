import {
  type Action,
  CARD_SPACES,
  meanYield,
  type PlaceName,
  type Resource,
  VALUE,
} from '@ochre/stone-age/rules';
import type { Judge } from '../choosing.ts';
import { tilesLeft, topTile } from '../facts.ts';
import { broughtWorth, openPlaces } from '../placements.ts';
import { GATHERED, peopleOn, spaceAt, stackAt } from '../places.ts';
import type { RoundPlan } from '../plan.ts';
import { buildingWorth, type Gatherers } from '../tiles.ts';
import { soloCardWorth } from './cards.ts';
import { huntWorth, soloFoodWorth } from './feeding.ts';
import type { SoloOutlook } from './outlook.ts';
import { toll } from './plan.ts';
import { SOLO_COMMON } from './profile.ts';
import { fromPlace } from './supply.ts';

/** P4.4: what it costs to leave a place. */
export const LEFT = 2;

/** What each placement gains over something else for the same people. */
export function judgeSoloPlacements(
  outlook: SoloOutlook,
  plan: RoundPlan,
  legal: readonly Action[],
): Judge {
  const { owner, profile } = outlook;
  const gatherers = { dice: owner.home - 1, open: openPlaces(legal) };
  return (action) => {
    if (action.kind !== 'place') return 0;
    const { place, people } = action;
    return placeWorth(outlook, plan, gatherers, place, people) - people * profile.home;
  };
}

function placeWorth(
  outlook: SoloOutlook,
  plan: RoundPlan,
  gatherers: Gatherers,
  place: PlaceName,
  people: number,
): number {
  const { seen, step } = outlook;
  switch (place) {
    case 'hunt':
      return huntWorth(outlook, plan, people);
    case 'forest':
    case 'claypit':
    case 'quarry':
    case 'river': {
      const resource = GATHERED[place];
      return gatherWorth(outlook, plan, resource, meanYield(people, VALUE[resource], plan.tools));
    }
    case 'toolmaker':
      return step.tool;
    case 'hut':
      return step.person;
    case 'field':
      return fieldWorth(outlook, plan);
    default: {
      const space = spaceAt(place);
      if (space !== undefined) return spaceWorth(outlook, plan, space);
      const stack = stackAt(place)!;
      const tile = topTile(seen, stack);
      if (tile === undefined) return -LEFT;
      return buildingWorth(outlook, plan, tile, gatherers) - lastTile(outlook, stack);
    }
  }
}

function gatherWorth(
  outlook: SoloOutlook,
  plan: RoundPlan,
  resource: Resource,
  due: number,
): number {
  const { taken, lost } = fromPlace(outlook, resource, due);
  return broughtWorth(outlook, plan, resource, taken) - lost;
}

function fieldWorth(outlook: SoloOutlook, plan: RoundPlan): number {
  const paid = toll(outlook);
  if (outlook.owner.food < paid) return -LEFT;
  const before = soloFoodWorth(outlook, plan, plan.food);
  return outlook.step.agriculture + soloFoodWorth(outlook, plan, plan.food - paid) - before;
}

/** P5.1: only what is there already pays, for the elder's area is closed. */
function spaceWorth(outlook: SoloOutlook, plan: RoundPlan, space: number): number {
  const { material, owner, price } = outlook;
  const count = space + 1;
  const worth = spaceCardWorth(outlook, space, !standsOnCard(outlook));
  switch (material) {
    case 'food': {
      if (owner.food < count) return -LEFT;
      const before = soloFoodWorth(outlook, plan, plan.food);
      return worth + soloFoodWorth(outlook, plan, plan.food - count) - before;
    }
    case 'village':
      return owner.agriculture < count ? -LEFT : worth - count * SOLO_COMMON.village;
    default:
      return plan.stock[material] < count ? -LEFT : worth - count * price[material];
  }
}

/** P5.2–P5.4: the card on a space, and what the space allows. */
export function spaceCardWorth(outlook: SoloOutlook, space: number, isFirst: boolean): number {
  const card = soloCardWorth(outlook, outlook.seen.cards[space]!) + cardOfTheTurn(outlook, isFirst);
  if (space === 2) return card + SOLO_COMMON.spaceThree;
  return space === 3 ? card + SOLO_COMMON.spaceFour : card;
}

/** P6.1: the first card of a turn saves one from the discard; every other costs a turn. */
function cardOfTheTurn({ future }: SoloOutlook, isFirst: boolean): number {
  if (isFirst) return SOLO_COMMON.firstCard;
  return future > 0 ? -SOLO_COMMON.turn : 0;
}

const standsOnCard = ({ seen, player }: SoloOutlook): boolean =>
  CARD_SPACES.some((space) => peopleOn(seen, player, space) > 0);

/** P6.5: the last tile of a stack ends the game. */
export const lastTile = ({ seen, future }: SoloOutlook, stack: number): number =>
  tilesLeft(seen, stack) === 1 ? future * SOLO_COMMON.turn : 0;
