import { randomFrom } from '@ochre/kernel';
import { type Judged, openTo } from './looking.ts';
import { type Position, paired } from './paired.ts';
import { weighed } from './weighing.ts';
import type { Worth } from './worth.ts';

/** A move worth making, and what everybody could expect of it. */
export interface Advised {
  readonly move: string;
  readonly worth: Worth;
}

/** So many moves, the best by a glance, are looked into; so many are told. */
const LOOKED_INTO = 8;
const TOLD = 3;
const LOOKS = 6;
const PLAYOUTS = 48;

/** What the judge would do, step by step: the best moves first, each with what it comes to. */
export function* adviceOn<State, Action>(
  judged: Judged<State, Action>,
  position: Position<State>,
): Generator<void, readonly Advised[], void> {
  const { game, judge } = judged;
  const { before, player, seed } = position;
  const seen = openTo(judged, before, seed);
  const share = ({ worth }: { readonly worth: Worth }): number => worth.shares[player]!;
  const weighing: { action: Action; worth: Worth }[] = [];
  const candidates = judge.candidates(seen, game.legalActions(seen), randomFrom(seed));
  for (const action of candidates.slice(0, LOOKED_INTO)) {
    weighing.push({ action, worth: weighed(judged, { before, action, seed }, LOOKS) });
    yield;
  }
  const [best, ...others] = weighing.sort((one, other) => share(other) - share(one)).slice(0, TOLD);
  if (best === undefined) return [];
  if (others.length === 0) return [{ move: game.print(best.action), worth: best.worth }];
  // All are told by the same playouts, so that they can be compared.
  const told: Advised[] = [];
  for (const { action } of others) {
    const compared = yield* paired(judged, position, [best.action, action], PLAYOUTS);
    const [ofBest, worth] = compared!.worths;
    if (told.length === 0) told.push({ move: game.print(best.action), worth: ofBest });
    told.push({ move: game.print(action), worth });
  }
  return told.sort((one, other) => share(other) - share(one));
}
