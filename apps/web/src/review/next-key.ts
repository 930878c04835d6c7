import type { KeyMoment } from '@ochre/search/review';

/** So many moves lie before the next of them, or the one before. */
export const keyAfter = (keys: readonly KeyMoment[], at: number): number | undefined =>
  keys.map(({ moment }) => moment.at + 1).find((moves) => moves > at);

export const keyBefore = (keys: readonly KeyMoment[], at: number): number | undefined =>
  keys.map(({ moment }) => moment.at + 1).findLast((moves) => moves < at);
