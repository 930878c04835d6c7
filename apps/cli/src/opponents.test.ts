import { describe, expect, it } from 'vitest';
import { UserError } from './command.ts';
import { gameNamed, type ListedGame } from './games.ts';
import {
  aboutOpponent,
  LEVEL_NAMES,
  OPPONENT_NAMES,
  opponentsFor,
  opponentTyped,
  USUAL_OPPONENT,
} from './opponents.ts';

const listed = gameNamed('stone-age')!;

describe('the names of opponents', () => {
  it('are the levels first, then those with a way of their own', () => {
    expect(OPPONENT_NAMES.slice(0, 5)).toEqual(['novice', 'easy', 'medium', 'hard', 'expert']);
    expect(OPPONENT_NAMES.slice(5)).toContain('greedy');
    expect(OPPONENT_NAMES).toHaveLength(new Set(Object.keys(listed.bots.opponents)).size);
    expect(LEVEL_NAMES).toContain(USUAL_OPPONENT);
    for (const name of OPPONENT_NAMES) expect(aboutOpponent(name)).toMatch(/\S/);
  });

  it('may be typed in any case', () => {
    expect(opponentTyped('--bots', 'Greedy')).toBe('greedy');
  });

  it.each(['hal', '', 'toString', '__proto__', 'me'])('are not "%s"', (word) => {
    expect(() => opponentTyped('--bots', word)).toThrow(UserError);
    expect(() => opponentTyped('--bots', word)).toThrow(`--bots: "${word}" is no bot.`);
  });
});

it('opponents are made ready once each, and no note is there twice', async () => {
  const asked: string[] = [];
  const game: ListedGame = {
    ...listed,
    bots: {
      ...listed.bots,
      async opponentNamed(name) {
        asked.push(name);
        const bot = listed.bots.playoutBot;
        return { bot, ...(name === 'greedy' ? {} : { note: 'not yet' }) };
      },
    },
  };
  const setup = listed.game.checkSetup({ players: 2 });
  const { byName, notes } = await opponentsFor(game, ['hard', 'easy', 'greedy', 'hard'], setup);
  expect(asked).toEqual(['hard', 'easy', 'greedy']);
  expect(notes).toEqual(['not yet']);
  expect([...byName.keys()]).toEqual(asked);
});

it('every opponent can be made ready for every kind of game', async () => {
  for (const request of [
    { players: 2 },
    { players: 5, modules: ['style', 'huts'] },
    { players: 1, variant: 'solo' },
  ]) {
    const setup = listed.game.checkSetup(request);
    const { byName } = await opponentsFor(listed, OPPONENT_NAMES, setup);
    expect(byName.size).toBe(OPPONENT_NAMES.length);
  }
});
