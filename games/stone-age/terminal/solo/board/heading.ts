import type { Snapshot } from '@ochre/stone-age/rules';
import type { Words } from '../../in-words.ts';
import type { StoneAgeLook } from '../../look.ts';
import { difficultyIn } from '../difficulties.ts';
import { soloOf } from '../limits.ts';

/** P6.5: what must run out for the game to end. */
function toTheEnd(snapshot: Snapshot, { showing, table }: Words): string {
  const { drawStack, stacks } = soloOf(snapshot);
  const tiles = Math.min(...stacks.map((stack) => stack.length));
  return showing.solo.toTheEnd(table.tiles(tiles), table.cards(drawStack.length));
}

/** "Turn 3 · Place people · standard · 4 tiles or 8 cards to the end" */
export const soloHeading = (snapshot: Snapshot, { ink, words }: StoneAgeLook): string =>
  [
    ink.strong(words.table.turn(snapshot.round)),
    words.phases[snapshot.phase],
    difficultyIn(snapshot.options.difficulty, words),
    toTheEnd(snapshot, words),
  ].join(' · ');

/** The same in sentences, for those who listen. */
export const soloHeadingInSentences = (snapshot: Snapshot, words: Words): string =>
  [
    `${words.table.turn(snapshot.round)}: ${words.phases[snapshot.phase]}.`,
    words.showing.solo.difficulty(difficultyIn(snapshot.options.difficulty, words)),
    `${toTheEnd(snapshot, words)}.`,
  ].join(' ');
