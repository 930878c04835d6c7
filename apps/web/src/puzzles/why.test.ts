import type { Puzzle } from '@ochre/search/puzzle';
import { expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { whyRight } from './why.ts';

const PUZZLE: Puzzle = {
  setup: { players: 2, modules: [], options: {} },
  secret: 's',
  moves: [],
  player: 0,
  kind: 'rolled',
  judge: { name: 'heap', version: '1' },
  losses: [0, 100],
  best: { move: 'roll', share: 600, points: [14, 10] },
  tempting: { move: 'take 1', share: 500, points: [12, 10.2] },
  fails: 'easy',
};
const ASKED = { puzzle: PUZZLE, view: {}, names: ['Ann', 'Slate'], move: 'roll' };

it('says what an answer brings, whom it blocks, and what it comes to against the trap', () => {
  const sayings = { brings: () => 'about 3 pebbles', blocks: () => 'blocks Slate' };
  expect(whyRight(sayings, ALL_WORDS.en, ASKED)).toBe(
    'about 3 pebbles; blocks Slate; +2.0 points for you',
  );
  expect(whyRight({ brings: () => undefined }, ALL_WORDS.de, ASKED)).toBe('+2,0 Punkte für dich');
});
