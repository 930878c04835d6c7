import { bestOf } from '@ochre/search';
import type { Value } from '@ochre/search/value';
import { CLAIM_NONE } from '../rules/action.ts';
import { layings, type State } from '../rules/within.ts';
import { afterClaiming, afterLaying, claimsOn, type Turn, turnsFrom } from './judging/turns.ts';

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
      const answered = answer({ ...after, tile, bag: rest }, judge, tried);
      values.push(count * judge.value(answered, seat));
    }
    values.forEach((value, at) => {
      sums[at]! += value;
    });
  }
  return best();
}

interface NextTile {
  readonly tile: number;
  /** How many of that type may come. */
  readonly count: number;
  /** What is left when one has come. */
  readonly rest: number[];
}

/** The likeliest first. */
function nextTiles(bag: readonly number[]): NextTile[] {
  const sorted = bag.slice().sort((one, other) => one - other);
  return sorted
    .flatMap((tile, at): NextTile[] => {
      if (tile === sorted[at - 1]) return [];
      const count = sorted.lastIndexOf(tile) - at + 1;
      return [{ tile, count, rest: sorted.filter((_, other) => other !== at) }];
    })
    .sort((one, other) => other.count - one.count);
}

/**
 * The table after the best turn of whoever has the tile in hand, by the judgement; as it is, where the
 * tile fits nowhere. Claims are tried where the laying alone looks good.
 */
function answer(state: State, judge: Value<State>, tried: number): State {
  const seat = state.player;
  const answers = layings(state).map((lay) => {
    const laid = afterLaying(state, lay);
    const after = afterClaiming(laid, CLAIM_NONE);
    return { laid, after, value: judge.value(after, seat) };
  });
  if (answers.length === 0) return state;
  answers.sort((one, other) => other.value - one.value);
  const claimed = answers.slice(0, tried).flatMap(({ laid }) =>
    claimsOn(laid)
      .filter((claim) => claim !== CLAIM_NONE)
      .map((claim) => {
        const after = afterClaiming(laid, claim);
        return { after, value: judge.value(after, seat) };
      }),
  );
  return bestOf([answers[0]!, ...claimed], ({ value }) => value).after;
}
