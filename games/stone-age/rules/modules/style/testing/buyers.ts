import { startAt, type TestGame, type TestSetup } from '../../../testing/test-game.ts';

/** Cards without questions: card1 to card5. */
const DECK = ['C22', 'C28', 'C35', 'C04', 'C03'];
export const STYLE: TestSetup = { modules: ['style'], deck: DECK };

export const NOTHING = { wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 };

/** Player 0 stands on a space and in the hut, with these goods and nothing else. */
export const on = (space: string, stock: object, setup: TestSetup = {}): TestGame =>
  startAt(
    { players: [{ ...NOTHING, ...stock, at: { [space]: 1, hut: 2 } }] },
    { ...STYLE, ...setup },
  );

export const trades = (game: TestGame): string[] =>
  game.legal().filter((move) => move.includes('trade'));
