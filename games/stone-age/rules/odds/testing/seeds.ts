import { randomUUID } from 'node:crypto';

/** New each run; tests put it in their names, and OCHRE_SEED=… repeats it. */
export const SEED = process.env.OCHRE_SEED ?? randomUUID();

/** The same as a number, for fast-check. */
export const seedNumber = [...SEED].reduce(
  (hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0,
  7,
);
