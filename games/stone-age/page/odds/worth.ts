import {
  BUILDING_SPACES,
  type BuildingWorth,
  buildingWorth,
  CARD_SPACES,
  type CardWorth,
  cardPrice,
  cardWorth,
  type PlaceName,
  type Price,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { buyerSeen } from './seen.ts';

/** What the card or the building of a place means to a player now. */
export type Offer =
  | {
      readonly kind: 'card';
      readonly id: string;
      /** Counted from 1. */
      readonly space: number;
      readonly price: Price;
      readonly worth: CardWorth;
    }
  | {
      readonly kind: 'building';
      readonly id: string;
      readonly price: Price;
      readonly worth: BuildingWorth;
    };

/** Undefined where nothing is for sale. */
export function offerAt(view: Snapshot, viewer: number, place: PlaceName): Offer | undefined {
  const buyer = buyerSeen(view, viewer);
  const space = (CARD_SPACES as readonly string[]).indexOf(place);
  const card = view.cards[space] ?? '';
  if (card !== '') {
    const price = cardPrice(buyer, space);
    return { kind: 'card', id: card, space: space + 1, price, worth: cardWorth(buyer, card) };
  }
  const stack = (BUILDING_SPACES as readonly string[]).indexOf(place);
  const worth = stack in view.stacks ? buildingWorth(buyer, stack) : undefined;
  return worth && { kind: 'building', id: worth.tile, price: worth, worth };
}

/** In points; an estimate but for what it says. */
export interface Worth {
  /** Exact: how the score would change if the game ended now, its price apart. */
  readonly now: number;
  /** What it will have been worth, its price apart. */
  readonly gain: number;
  /** What is given away for it. */
  readonly cost: number;
  /** What remains of the one after the other. */
  readonly net: number;
}

/** What a card or a building is worth to the viewer; undefined for all else. */
export function worthOf(view: Snapshot, viewer: number, place: PlaceName): Worth | undefined {
  const offer = offerAt(view, viewer, place);
  if (offer === undefined) return undefined;
  const { cost } = offer.price;
  if (offer.kind === 'card') {
    const { lower, worth } = offer.worth;
    return { now: lower, gain: worth, cost, net: worth - cost };
  }
  // Its own price is counted already.
  const { now, resources, worth } = offer.worth;
  return { now: now + resources, gain: worth + cost, cost, net: worth };
}

const FOR_SALE: readonly PlaceName[] = [...CARD_SPACES, ...BUILDING_SPACES];

/** Whether what lies there can be paid from what the viewer has, and is the best value of all that can. */
export function payableNow(
  view: Snapshot,
  viewer: number,
  place: PlaceName,
): 'best' | 'now' | undefined {
  const payable = payablePlaces(view, viewer);
  if (!payable.includes(place)) return undefined;
  return payable[0] === place ? 'best' : 'now';
}

const known = new WeakMap<Snapshot, Map<number, readonly PlaceName[]>>();

/** The best value first. */
function payablePlaces(view: Snapshot, viewer: number): readonly PlaceName[] {
  const ofView = known.get(view) ?? new Map<number, readonly PlaceName[]>();
  known.set(view, ofView);
  let places = ofView.get(viewer);
  if (places === undefined) {
    const net = (place: PlaceName): number => worthOf(view, viewer, place)!.net;
    places = FOR_SALE.filter((place) => isPayable(view, viewer, place)).sort(
      (one, other) => net(other) - net(one),
    );
    ofView.set(viewer, places);
  }
  return places;
}

function isPayable(view: Snapshot, viewer: number, place: PlaceName): boolean {
  const offer = isWithinReach(view, viewer, place) ? offerAt(view, viewer, place) : undefined;
  return offer !== undefined && offer.price.payable !== 'not';
}

/** Whoever stands there pays; before phase 2 that can still be anybody where nobody does. */
function isWithinReach({ phase, places }: Snapshot, viewer: number, place: PlaceName): boolean {
  const standing = places[place] ?? [];
  const isFree = phase !== 'act' && standing.every((people) => people === 0);
  return isFree || (standing[viewer] ?? 0) > 0;
}
