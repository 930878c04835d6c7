import { UserError } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { knownGame, type ListedGame } from './games.ts';
import {
  aboutOpponent,
  exampleOpponents,
  levelsOf,
  opponentNames,
  opponentsFor,
  opponentTyped,
  quickOpponent,
  usualOpponent,
} from './opponents.ts';

const listed = knownGame('stone-age');
const names = opponentNames(listed);

describe('the names of opponents', () => {
  it('are the levels first, then those with a way of their own', () => {
    expect(names.slice(0, 5)).toEqual(['novice', 'easy', 'medium', 'hard', 'expert']);
    expect(names.slice(5)).toContain('greedy');
    expect(names).toHaveLength(new Set(Object.keys(listed.bots.opponents)).size);
    expect(levelsOf(listed)).toContain(usualOpponent(listed));
    expect([usualOpponent(listed), quickOpponent(listed)]).toEqual(['medium', 'random']);
    for (const name of names) expect(aboutOpponent(listed, name)).toMatch(/\S/);
  });

  it('are quick ones in the examples of commands', () => {
    expect(exampleOpponents(listed).slice(0, 3)).toEqual(['greedy', 'starvation', 'denier']);
    expect(exampleOpponents(listed)).not.toContain('veteran');
  });

  it('may be typed in any case', () => {
    expect(opponentTyped(listed, '--bots', 'Greedy')).toBe('greedy');
  });

  it.each(['hal', '', 'toString', '__proto__', 'me'])('are not "%s"', (word) => {
    expect(() => opponentTyped(listed, '--bots', word)).toThrow(UserError);
    expect(() => opponentTyped(listed, '--bots', word)).toThrow(
      `--bots: there is no bot "${word}".`,
    );
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
        return {
          bot,
          ...(name === 'greedy'
            ? {}
            : { caveat: { kind: 'trainedFor', name: 'all', game: 'chess' } as const }),
        };
      },
    },
  };
  const setup = listed.rules.checkSetup({ players: 2 });
  const { botNamed, notes } = await opponentsFor(game, ['hard', 'easy', 'greedy', 'hard'], setup);
  expect(asked).toEqual(['hard', 'easy', 'greedy']);
  expect(notes).toEqual(['"all" was trained for chess, not for this game']);
  expect(asked.map(botNamed)).toEqual(asked.map(() => listed.bots.playoutBot));
  expect(() => botNamed('medium')).toThrow('not made ready');
});

it('every opponent can be made ready for every kind of game', async () => {
  for (const request of [
    { players: 2 },
    { players: 5, modules: ['style', 'huts'] },
    { players: 1, variant: 'solo' },
  ]) {
    const setup = listed.rules.checkSetup(request);
    const { botNamed } = await opponentsFor(listed, names, setup);
    for (const name of names) expect(botNamed(name).choose).toBeTypeOf('function');
  }
});
