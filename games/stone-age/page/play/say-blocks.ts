import { ofSeat } from '@ochre/kernel';
import {
  type PlaceName,
  type Snapshot,
  stoneAge,
  whyNotThere as whyNotInTheGame,
} from '@ochre/stone-age/rules';
import type { Words } from '../in-words.tsx';
import { afterMove } from '../odds/index.ts';
import { momentSeen } from '../odds/seen.ts';

/** A place for one or two people is for whoever comes first: that goes without saying. */
const FOR_FEW = 2;

/** For whom a placing leaves no room where they could still have gone (B3.3, B3.5); undefined for nobody. */
export function sayBlocks(
  view: Snapshot,
  move: string,
  names: readonly string[],
  { moves, and }: Words,
): string | undefined {
  const action = stoneAge.parse(move);
  const viewer = view.decision?.player ?? 0;
  if (action.kind !== 'place') return undefined;
  const { place, people } = action;
  const circles = momentSeen(view).rules.placeNamed[place]?.circles ?? 0;
  const standing = (view.places[place] ?? []).reduce((sum, count) => sum + count, 0);
  // So it does between two, where every place is for one of them.
  const isForFirst = circles <= FOR_FEW || (standing === 0 && people < circles);
  if (isForFirst) return undefined;
  const after = afterMove(view, viewer, move);
  const shut = view.players.flatMap((_, seat) =>
    seat !== viewer && mayGo(view, place, seat) && !mayGo(after, place, seat) ? [seat] : [],
  );
  return shut.length === 0 ? undefined : moves.noRoom(and(shut.map((seat) => ofSeat(names, seat))));
}

/** Whether somebody could place people there, were it their turn. */
const mayGo = (view: Snapshot, place: PlaceName, player: number): boolean =>
  whyNotInTheGame({ ...view, decision: { player, kind: 'place' } }, place, player) === undefined;
