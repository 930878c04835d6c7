import { gainsOf, type Lay } from '../rules/index.ts';
import { sayGain } from '../words/say-brings.ts';
import type { Words } from './in-words.ts';
import type { CarcassonneMoment } from './moment.ts';

/** What a laying completes, as who looks sees it. */
export const sayGains = (lay: Lay, { view, viewer }: CarcassonneMoment, words: Words): string[] =>
  gainsOf(view, lay, viewer).map((gain) => sayGain(gain, words));
