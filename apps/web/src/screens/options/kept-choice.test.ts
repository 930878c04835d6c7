import { describe, expect, it } from 'vitest';
import { metaOf } from '../../games.ts';
import { memoryKeep } from '../../testing/memory-keep.ts';
import { USUAL } from '../../testing/stone-age.ts';
import { type GameChoice, usualFor } from './choice.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';

const STONE_AGE = metaOf('stone-age');
const CARCASSONNE = metaOf('carcassonne');

const FIVE: GameChoice = {
  ...USUAL.bots,
  players: 5,
  modules: ['style', 'huts'],
  seats: USUAL.bots.seats.map((seat, at) => (at === 2 ? { kind: 'bot', level: 'hard' } : seat)),
  clock: 'half',
};

describe('What was chosen for a game', () => {
  it('is as usual the first time', () => {
    expect(keptChoice(memoryKeep(), STONE_AGE, 'bots')).toEqual(USUAL.bots);
  });

  it('is as it was when such a game was last begun', () => {
    const keep = memoryKeep();
    keepChoice(keep, 'bots', FIVE);
    expect(keptChoice(keep, STONE_AGE, 'bots')).toEqual(FIVE);
    expect(keptChoice(keep, STONE_AGE, 'around')).toEqual(USUAL.around);
  });

  it('is kept for each game by itself', () => {
    const keep = memoryKeep();
    const usual = usualFor(CARCASSONNE, 'bots');
    const five: GameChoice = {
      ...usual,
      players: 5,
      modules: ['shrine'],
      rules: { farmers: 'none' },
    };
    keepChoice(keep, 'bots', five);
    expect(keptChoice(keep, CARCASSONNE, 'bots')).toEqual(five);
    expect(keptChoice(keep, CARCASSONNE, 'around')).toEqual(usualFor(CARCASSONNE, 'around'));
    expect(keptChoice(keep, STONE_AGE, 'bots')).toEqual(USUAL.bots);
  });

  it('is a bot of its own game', () => {
    const keep = memoryKeep();
    const farmer: GameChoice = {
      ...usualFor(CARCASSONNE, 'bots'),
      seats: USUAL.bots.seats.map((seat, at) =>
        at === 1 ? { kind: 'bot', level: 'farmer' } : seat,
      ),
    };
    keepChoice(keep, 'bots', farmer);
    expect(keptChoice(keep, CARCASSONNE, 'bots').seats[1]).toEqual({
      kind: 'bot',
      level: 'farmer',
    });
    keepChoice(keep, 'bots', { ...farmer, game: 'stone-age' });
    expect(keptChoice(keep, STONE_AGE, 'bots').seats[1]).toEqual(USUAL.bots.seats[1]);
  });

  it.each([
    'no JSON',
    '[]',
    '{"players":99,"modules":["nothing"],"seats":[{"kind":"bot","level":"nobody"}],"clock":"x"}',
    '{"players":5,"modules":[],"rules":{"nothing":true}}',
  ])('gives way where it does not fit: %s', (text) => {
    const keep = memoryKeep();
    keepChoice(keep, 'bots', FIVE);
    for (const name of keep.texts.keys()) keep.setItem(name, text);
    const found = keptChoice(keep, STONE_AGE, 'bots');
    expect(found.players).toBeLessThanOrEqual(4);
    expect(found.seats[1]).toEqual({ kind: 'bot', level: 'medium' });
    expect(found.rules).toEqual({});
  });
});
