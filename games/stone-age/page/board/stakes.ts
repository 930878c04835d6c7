import {
  SOLO_LEFT_POINTS as LEFT,
  RESOURCES,
  type Snapshot,
  type SnapshotSolo,
} from '@ochre/stone-age/rules';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Words } from '../in-words.tsx';

/** Something that is left where it is, and what it counts if it stays there. */
export interface Stake {
  readonly icon: SymbolName;
  readonly says: string;
  readonly points: number;
}

/** P7.1, P7.2: what is left on the board of the game for one. */
export const stakesOf = (
  { discard = [], deck }: Snapshot,
  { board, hut, tokens }: SnapshotSolo,
  words: Words,
): readonly Stake[] => [
  ...RESOURCES.map((good) => ({
    icon: good,
    says: words.goodsCounted[good](board[good]),
    points: board[good] * LEFT[good],
  })),
  { icon: 'person', says: words.solo.inHut(hut), points: hut * LEFT.inTheHut },
  {
    icon: 'tool',
    says: words.solo.tokens(tokens.low + tokens.high),
    points: tokens.low * LEFT.lowToken + tokens.high * LEFT.highToken,
  },
  {
    icon: 'no',
    says: words.solo.discarded(discard.length),
    points: discard.length * LEFT.discarded,
  },
  { icon: 'card', says: words.solo.toDraw(deck), points: deck * LEFT.toDraw },
];

/** What is lost if it ends so; what can still be drawn is no loss. */
export const atStake = (stakes: readonly Stake[]): number =>
  stakes.reduce((sum, { points }) => sum + Math.min(0, points), 0);

/** As it is written: a true minus, a plus, and nothing for nothing. */
export const signed = (points: number): string =>
  points === 0 ? '' : points < 0 ? `−${-points}` : `+${points}`;
