import { nameOf } from '@ochre/words';
import type { Cast } from './shell-cast.ts';

/** Who has gone away since, and who has come back. */
export const presenceNews = (
  before: readonly boolean[] | undefined,
  now: readonly boolean[] | undefined,
  cast: Cast,
): string[] =>
  (now ?? []).flatMap((isHere, seat) => {
    const wasHere = before?.[seat];
    if (wasHere === undefined || wasHere === isHere || seat === cast.viewer) return [];
    const { away, back } = cast.words.aloud;
    return [(isHere ? back : away)(nameOf(seat, cast))];
  });
