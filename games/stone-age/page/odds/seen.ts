import { type Buyer, buyerAt, type Moment, momentOf, type Snapshot } from '@ochre/stone-age/rules';

/** What is asked again and again of the same view is made once. */
const moments = new WeakMap<Snapshot, Moment>();
const buyers = new WeakMap<Snapshot, Map<number, Buyer>>();

export function momentSeen(view: Snapshot): Moment {
  let moment = moments.get(view);
  if (moment === undefined) {
    moment = momentOf(view);
    moments.set(view, moment);
  }
  return moment;
}

export function buyerSeen(view: Snapshot, viewer: number): Buyer {
  const known = buyers.get(view) ?? new Map<number, Buyer>();
  buyers.set(view, known);
  let buyer = known.get(viewer);
  if (buyer === undefined) {
    buyer = buyerAt(momentSeen(view), viewer);
    known.set(viewer, buyer);
  }
  return buyer;
}
