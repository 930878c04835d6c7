import { type GameKey, TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import type { LandDeed, PlayWords } from '../../words/page/play/words.ts';

/** Every key of the land, by what it does: what listens to keys and what tells of them agree. */
export const LAND_KEYS = {
  turn: 'r',
  turnBack: 'Shift R',
  first: 'Home',
  last: 'End',
  nobody: '0',
  nearer: '+',
  farther: '-',
  whole: 'w',
  farms: 'f',
  tiles: 't',
  lastMoves: 'l',
  clear: TABLE_KEYS.clear,
} as const satisfies Readonly<Record<Exclude<LandDeed, 'squares' | 'claims'>, string>>;

/** What is told of them, in the order in which they are needed. */
export const landKeys = (words: PlayWords['keys']): readonly GameKey[] => [
  { key: 'ArrowLeft ArrowUp ArrowDown ArrowRight', does: words.squares },
  { key: '1–9', does: words.claims },
  ...Object.entries(LAND_KEYS).map(([deed, key]) => ({
    key,
    does: words[deed as keyof typeof LAND_KEYS],
  })),
];
