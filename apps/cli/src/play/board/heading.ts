import type { Snapshot } from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import { type Look, nameOf } from './look.ts';

const PHASES: Readonly<Record<Snapshot['phase'], string>> = {
  place: 'placing people',
  act: 'using people',
  feed: 'feeding',
  over: 'the game is over',
};

/** "Round 3 · placing people · first player H Heron · 24 cards in the deck" */
export const heading = ({ round, phase, firstPlayer, deck }: Snapshot, look: Look): string =>
  [
    look.ink.strong(`Round ${round}`),
    PHASES[phase],
    `first player ${nameOf(look, firstPlayer)}`,
    `${counted(deck, 'card')} in the deck`,
  ].join(' · ');
