import { bestOf } from '@ochre/search';
import type { Value } from '@ochre/search/value';
import { CLAIM_NONE } from '../rules/action.ts';
import { layings, type State } from '../rules/within.ts';
import { afterClaiming, afterLaying, claimsOn } from './judging/turns.ts';

/**
 * The table after the best turn of whoever has the tile in hand, by the judgement; undefined where the
 * tile fits nowhere. Claims are tried on so many of the layings that look best by themselves.
 */
export function answerTo(state: State, judge: Value<State>, tried: number): State | undefined {
  const seat = state.player;
  const answers = layings(state).map((lay) => {
    const laid = afterLaying(state, lay);
    const after = afterClaiming(laid, CLAIM_NONE);
    return { laid, after, value: judge.value(after, seat) };
  });
  if (answers.length === 0) return undefined;
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
