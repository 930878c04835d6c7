import type { HelpLevel } from '@ochre/ui/game/game-page.ts';
import { createContext, useContext } from 'react';

/**
 * What the table tells beyond what lies on it, each with the strictest level that still shows it. A level
 * shows all that stricter ones do. At a tournament one sees what a real table shows and has the rules at
 * hand; *standard* adds what anybody can count on the land, if they ask; *full* works out the rest.
 */
const SHOWN_DOWN_TO = {
  /** The rules are everybody's: what is legal is lit, and what is not says why. */
  whyNot: 'tournament',
  /** Everybody saw it being laid. */
  lastMoves: 'tournament',
  /** Two followers beside each other are seen; that they are in a challenge is a rule (K6). */
  ties: 'tournament',
  /** Another rule that is hard to see: which squares K4 and K5 close for the tile in hand. */
  closedSquares: 'tournament',

  /** Points, open sides and majority of what is pointed at: to be counted on the land. */
  features: 'standard',
  /** Whose farm it is and what it feeds: the same, of what is hardest to follow by eye. */
  farms: 'standard',
  /** How many squares each side of a challenge misses. */
  challenges: 'standard',
  /** What has been laid is seen, so what has not can be worked out: the list of tiles says it. */
  tilesByType: 'standard',
  /** What a claim is worth, and the score if it ended now: sums of what can be counted. */
  claimWorth: 'standard',
  ifEnded: 'standard',
  /** What a score is made of: everybody saw it, and few remember. */
  byKind: 'standard',

  /** Which of the tiles left fit a square, and how likely the next one does. */
  fitting: 'full',
  /** Squares that nothing fits any more: that is comparing every tile with every square. */
  deadSquares: 'full',
  /** What comes of a laying before it is made. */
  ifLaid: 'full',
} as const satisfies Readonly<Record<string, HelpLevel>>;

export type Insight = keyof typeof SHOWN_DOWN_TO;

const STRICTNESS: Readonly<Record<HelpLevel, number>> = { full: 0, standard: 1, tournament: 2 };

export const isShownAt = (help: HelpLevel, insight: Insight): boolean =>
  STRICTNESS[help] <= STRICTNESS[SHOWN_DOWN_TO[insight]];

/** The level of the table around; a replay, or a board by itself, hides nothing. */
export const HelpContext = createContext<HelpLevel>('full');

export const useShows = (insight: Insight): boolean => isShownAt(useContext(HelpContext), insight);
