import type { Snapshot } from '@ochre/stone-age/rules';
import { nameOf, seatOf } from '@ochre/terminal';
import type { StoneAgeLook } from '../look.ts';

/** The same in sentences, for those who listen. */
export const headingInSentences = (
  { round, phase, firstPlayer, deck }: Snapshot,
  { words, ...look }: StoneAgeLook,
): string =>
  [
    `${words.table.round(round)}: ${words.phases[phase]}.`,
    words.showing.board.first(seatOf(look, firstPlayer).name),
    `${words.aloud.deck(deck)}.`,
  ].join(' ');

/** "Round 3 · Place people · first player H Heron · 24 cards in the deck" */
export const heading = (
  { round, phase, firstPlayer, deck }: Snapshot,
  { words, ...look }: StoneAgeLook,
): string =>
  [
    look.ink.strong(words.table.round(round)),
    words.phases[phase],
    words.showing.board.firstPlayer(nameOf(look, firstPlayer)),
    words.aloud.deck(deck),
  ].join(' · ');
