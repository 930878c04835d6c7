import { Refusal } from '../table/index.ts';
import type { Words } from '../words/words.ts';

/** Why the server did not, in the reader's language. */
export const sayRefusal = (error: unknown, { online }: Words): string =>
  online.refusals[error instanceof Refusal ? error.code : 'failed'];
