import type { Value } from '@ochre/search/value';
import type { State } from '../rules/within.ts';
import { answerTo } from './answering.ts';
import { nextTiles } from './judging/next-tiles.ts';
import { type Turn, turnsFrom } from './judging/turns.ts';

/** How much is looked into. */
export interface Effort {
  /** So many of the turns that are best by the bare judgement. */
  readonly turns: number;
  /** Of the answers to each, so many layings are tried with every claim. */
  readonly layings: number;
}

/**
 * The turn that is worth most when the next player has answered it as well as they can, on average over
 * the tile that they may get. All turns are tried with the same tiles.
 */
export function lookAhead(
  state: State,
  judge: Value<State>,
  { turns, layings: tried }: Effort,
  isOver: () => boolean = () => false,
): Turn {
  const found = turnsFrom(state, judge)
    .sort((one, other) => other.value - one.value)
    .slice(0, turns);
  if (found.length === 1 || state.bag.length === 0) return found[0]!;
  const seat = state.player;
  const sums = found.map(() => 0);
  const best = (): Turn => found[sums.indexOf(Math.max(...sums))]!;
  // The tiles that are likeliest come first; what all turns were tried with counts, and nothing else.
  for (const { tile, count, rest } of nextTiles(state.bag)) {
    const values: number[] = [];
    for (const { after } of found) {
      if (isOver()) return best();
      const asked = { ...after, tile, bag: rest };
      const answered = answerTo(asked, judge, tried) ?? asked;
      values.push(count * judge.value(answered, seat));
    }
    values.forEach((value, at) => {
      sums[at]! += value;
    });
  }
  return best();
}
