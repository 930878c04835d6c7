import { expect, it } from 'vitest';
import { casesOf } from './cases.ts';
import { botsOf, gameNamed, USUAL_GAME } from './games.ts';
import { tablesOf, thinkingOf } from './thinking.ts';

const rowsOf = (game: string): string[] =>
  casesOf(gameNamed(game).meta).map(({ name, request }) => `${name} ${request.players}`);

it('every game is measured by what its meta allows', () => {
  expect(rowsOf(USUAL_GAME)).toEqual([
    'base 2',
    'base 3',
    'base 4',
    'base by play 2',
    'base by play 4',
    'style+huts 2',
    'style+huts 4',
    'style+huts 5',
    'solo 1',
  ]);
  expect(rowsOf('carcassonne')).toEqual([
    'base 2',
    'base 3',
    'base 4',
    'base 5',
    'base by play 2',
    'base by play 5',
    'shrine 2',
    'shrine 5',
  ]);
  expect(rowsOf('pebbles')).toEqual([
    'base 2',
    'base 3',
    'base 4',
    'base by play 2',
    'base by play 4',
  ]);
});

it('what is measured can be set up', () => {
  for (const game of [USUAL_GAME, 'carcassonne', 'pebbles'].map(gameNamed)) {
    for (const { request } of casesOf(game.meta)) game.checkSetup(request);
  }
});

it('bots are measured at every table, and make the same moves every time', async () => {
  const game = gameNamed('pebbles');
  const [request] = tablesOf(game.meta);
  const asked = { bot: 'random', request: request!, games: 2 };
  const [one, other] = [
    await thinkingOf(game, botsOf(game), asked),
    await thinkingOf(game, botsOf(game), asked),
  ];
  expect(one.decisions).toBeGreaterThan(0);
  expect(one.checksum).toBe(other.checksum);
  expect(tablesOf(gameNamed(USUAL_GAME).meta)).toHaveLength(3 + 4 + 1);
});

it('a game that nobody knows is refused', () => {
  expect(() => gameNamed('chess')).toThrow('--game: "chess" is no game; there are stone-age, ');
});
