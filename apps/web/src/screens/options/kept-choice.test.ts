import { describe, expect, it } from 'vitest';
import { metaOf } from '../../games.ts';
import { USUAL } from '../../testing/stone-age.ts';
import type { GameChoice } from './choice.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';

const STONE_AGE = metaOf('stone-age');

function memory(texts = new Map<string, string>()) {
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    texts,
  };
}

const FIVE: GameChoice = {
  ...USUAL.bots,
  players: 5,
  modules: ['style', 'huts'],
  seats: USUAL.bots.seats.map((seat, at) => (at === 2 ? { kind: 'bot', level: 'hard' } : seat)),
  clock: 'half',
};

describe('What was chosen for a game', () => {
  it('is as usual the first time', () => {
    expect(keptChoice(memory(), STONE_AGE, 'bots')).toEqual(USUAL.bots);
  });

  it('is as it was when such a game was last begun', () => {
    const keep = memory();
    keepChoice(keep, 'bots', FIVE);
    expect(keptChoice(keep, STONE_AGE, 'bots')).toEqual(FIVE);
    expect(keptChoice(keep, STONE_AGE, 'around')).toEqual(USUAL.around);
  });

  it.each([
    'no JSON',
    '[]',
    '{"players":99,"modules":["nothing"],"seats":[{"kind":"bot","level":"nobody"}],"clock":"x"}',
    '{"players":5,"modules":[],"rules":{"nothing":true}}',
  ])('gives way where it does not fit: %s', (text) => {
    const keep = memory();
    keepChoice(keep, 'bots', FIVE);
    for (const name of keep.texts.keys()) keep.setItem(name, text);
    const found = keptChoice(keep, STONE_AGE, 'bots');
    expect(found.players).toBeLessThanOrEqual(4);
    expect(found.seats[1]).toEqual({ kind: 'bot', level: 'medium' });
    expect(found.rules).toEqual({});
  });
});
