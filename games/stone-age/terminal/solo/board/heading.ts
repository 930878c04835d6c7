import type { Snapshot } from '@ochre/stone-age/rules';
import type { Look } from '@ochre/terminal';
import { counted } from '@ochre/terminal';
import { PHASES } from '../../board/heading.ts';
import { STANDARD } from '../difficulties.ts';
import { soloOf } from '../limits.ts';

const difficultyOf = ({ options }: Snapshot): string => `${options.difficulty ?? STANDARD}`;

/** P6.5: what must run out for the game to end. */
function toTheEnd(snapshot: Snapshot): string {
  const { drawStack, stacks } = soloOf(snapshot);
  const tiles = Math.min(...stacks.map((stack) => stack.length));
  return `${counted(tiles, 'tile')} or ${counted(drawStack.length, 'card')} to the end`;
}

/** "Turn 3 · placing people · standard · 4 tiles or 8 cards to the end" */
export const soloHeading = (snapshot: Snapshot, { ink }: Look): string =>
  [
    ink.strong(`Turn ${snapshot.round}`),
    PHASES[snapshot.phase],
    difficultyOf(snapshot),
    toTheEnd(snapshot),
  ].join(' · ');

/** The same in sentences, for those who listen. */
export const soloHeadingInSentences = (snapshot: Snapshot): string =>
  `Turn ${snapshot.round}, ${PHASES[snapshot.phase]}. Difficulty ${difficultyOf(snapshot)}. ` +
  `${toTheEnd(snapshot)}.`;
