import type { SeenScore } from '@ochre/stone-age/rules';
import type { Words } from '../in-words.tsx';
import type { Seated } from './seat.ts';

/** A player's points, read aloud: those they have, and those that would count. */
export const sayScore = (
  { final, player }: Seated,
  seen: SeenScore,
  { aloud, table }: Words,
): string =>
  final === undefined
    ? aloud.score(table.score(player.score), table.ifEnded(seen.score))
    : aloud.score(table.score(final), table.onTrack(player.score));
