import { byKind, type PerKind } from '@ochre/kernel';
import {
  type Action,
  type Claim,
  carcassonne,
  claimWorth,
  type Gain,
  gainsOf,
  type Snapshot,
} from '../rules/index.ts';
import type { Words } from './index.ts';

/** What a move of who must decide brings: "city +8", "3 now, 8 if complete"; undefined for nothing. */
export const sayBrings = (view: Snapshot, move: string, words: Words): string | undefined =>
  byKind(BRINGS, carcassonne.parse(move), view, words);

/** One per kind: a move that is forgotten does not compile. */
const BRINGS: PerKind<Action, [view: Snapshot, words: Words], string | undefined> = {
  lay: (lay, view, words) => {
    const gains = gainsOf(view, lay, view.decision?.player ?? 0);
    return gains.length === 0 ? undefined : gains.map((gain) => sayGain(gain, words)).join(', ');
  },
  claim: (claim, view, words) => sayClaimWorth(view, claim, words),
};

/** "city +8", "road +3 for others", "city +4, unclaimed". */
export function sayGain({ kind, points, whose }: Gain, { features, moves }: Words): string {
  const said = `${features[kind]} +${points}`;
  return whose === 'yours' ? said : moves.worth[whose](said);
}

/** What a follower brings; undefined for none. */
export function sayClaimWorth(
  view: Snapshot,
  claim: Claim,
  { moves, points }: Words,
): string | undefined {
  const worth = claimWorth(view, claim);
  switch (worth?.kind) {
    case undefined:
      return undefined;
    case 'complete':
      return moves.worth.complete(points(worth.points));
    case 'open':
      return moves.worth.open(worth.points, worth.complete);
    case 'farm':
      return moves.worth.farm(points(worth.points));
  }
}
