import type { Worth } from '@ochre/search/review';
import { type State, stoneAge } from '@ochre/stone-age/rules';

/** So many points more make the odds of winning e times as good, found by trial. */
const USUAL = 8;

/**
 * An end that a look ahead has come to, with dice as they fall on average and cards by lot: by how much somebody
 * wins there says more about the position than who does, and far less of it is chance.
 */
export function imagined(ended: State): Worth {
  const points = stoneAge.scores(ended);
  const most = Math.max(...points);
  const odds = points.map((score) => Math.exp((score - most) / USUAL));
  const sum = odds.reduce((total, one) => total + one, 0);
  return { shares: odds.map((one) => one / sum), points };
}
