import type { Snapshot } from '@ochre/stone-age/rules';
import { counted, type Look, nameOf, seatOf } from '@ochre/terminal';

export const PHASES: Readonly<Record<Snapshot['phase'], string>> = {
  setup: 'setting up',
  place: 'placing people',
  act: 'using people',
  feed: 'feeding',
  over: 'the game is over',
};

/** The same in sentences, for those who listen. */
export const headingInSentences = (
  { round, phase, firstPlayer, deck }: Snapshot,
  look: Look,
): string =>
  `Round ${round}, ${PHASES[phase]}. First player: ${seatOf(look, firstPlayer).name}. ` +
  `${counted(deck, 'card')} in the deck.`;

/** "Round 3 · placing people · first player H Heron · 24 cards in the deck" */
export const heading = ({ round, phase, firstPlayer, deck }: Snapshot, look: Look): string =>
  [
    look.ink.strong(`Round ${round}`),
    PHASES[phase],
    `first player ${nameOf(look, firstPlayer)}`,
    `${counted(deck, 'card')} in the deck`,
  ].join(' · ');
