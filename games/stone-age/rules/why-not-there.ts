import type { WhyNot } from '@ochre/kernel';
import type { Action } from './action.ts';
import { stoneAge } from './game.ts';
import { payment } from './goods.ts';
import { priceThere } from './obstacle.ts';
import type { Price } from './odds/index.ts';
import type { Place } from './rule-set.ts';
import { rulesSeen, stateSeen } from './seen-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { BuildingSpace, CardSpace, PlaceName } from './vocabulary.ts';
import { whyNotSeen } from './why-not-seen.ts';

/**
 * Why a player can do nothing at a place now: in phase 2 use it, or pay for what lies there; else,
 * place as few people as it takes. Undefined where they can.
 */
export function whyNotThere(view: Snapshot, place: PlaceName, by: number): WhyNot | undefined {
  const there = rulesSeen(view).placeNamed[place];
  if (there === undefined) return whyNotSeen(view, { kind: 'place', place, people: 1 }, by);
  if (view.phase !== 'act') return whyNotSeen(view, there.placing[there.atLeast]!, by);
  return whyNotSeen(view, purchaseOffered(view, place) ?? actionAt(view, there, by), by);
}

/** One of the ways to buy what lies there, a trade included. */
const purchaseOffered = (view: Snapshot, place: PlaceName): Action | undefined =>
  stoneAge
    .legalActions(stateSeen(view))
    .find((action) => (action.kind === 'buy' || action.kind === 'build') && action.place === place);

/** What would be done there: for what is bought, with the payment that lacks least. */
function actionAt(view: Snapshot, place: Place, by: number): Action {
  const price = priceThere(view, place, by);
  return price === undefined ? place.use : paying(place, price);
}

function paying({ name, work }: Place, { pay }: Price): Action {
  const paid = payment(pay);
  return work.kind === 'buy'
    ? { kind: 'buy', place: name as CardSpace, pay: paid }
    : { kind: 'build', place: name as BuildingSpace, pay: paid };
}
