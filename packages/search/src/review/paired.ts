import { errorOf } from '../statistics/sample.ts';
import { type Judged, playout } from './looking.ts';
import { meanOf, minus, type Worth } from './worth.ts';

/** Somebody has to decide; everything that is drawn to look into it comes from the seed. */
export interface Position<State> {
  readonly before: State;
  readonly player: number;
  readonly seed: string;
}

/** Two moves of a position beside each other. */
export interface Compared {
  readonly worths: readonly [Worth, Worth];
  /** The first less the second. */
  readonly loss: Worth;
  /** The standard error of what whoever decides loses by the second, in shares. */
  readonly error: number;
}

/** After every so many playouts it is asked whether to go on. */
const ASKED = 8;

/** By playouts on the same cards and dice; undefined where it was not worth going on. */
export function* paired<State, Action>(
  judged: Judged<State, Action>,
  { before, player, seed }: Position<State>,
  [one, other]: readonly [Action, Action],
  playouts: number,
  isHopeless: (lost: readonly number[]) => boolean = () => false,
): Generator<void, Compared | undefined, void> {
  const { roundOf, rounds } = judged.judge;
  const until = roundOf(before) + rounds.check;
  const pairs: (readonly [Worth, Worth])[] = [];
  const lost: number[] = [];
  while (lost.length < playouts) {
    const sightline = { until, seed: `${seed} playout ${lost.length}` };
    const pair = [
      playout(judged, before, one, sightline),
      playout(judged, before, other, sightline),
    ] as const;
    pairs.push(pair);
    lost.push(pair[0].shares[player]! - pair[1].shares[player]!);
    if (lost.length % ASKED === 0 && isHopeless(lost)) return undefined;
    yield;
  }
  const worths = [
    meanOf(playouts, (at) => pairs[at]![0]),
    meanOf(playouts, (at) => pairs[at]![1]),
  ] as const;
  return { worths, loss: minus(...worths), error: errorOf(lost) };
}
