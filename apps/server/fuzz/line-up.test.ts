import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { lineUp } from './line-up.ts';

describe('who plays a game in the fuzz', () => {
  it.each(Object.entries(GAMES))('%s allows it, with bots it knows', (name, { game, bots }) => {
    const random = randomFrom('line-ups');
    for (let time = 0; time < 200; time++) {
      const { people, plan } = lineUp(game.meta, random);
      const { seats = [], setup } = plan;
      expect(plan.game).toBe(name);
      expect(() => game.checkSetup({ ...setup, players: seats.length })).not.toThrow();
      expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(people);
      for (const seat of seats) {
        if (seat.kind === 'bot') expect(Object.keys(bots.opponents)).toContain(seat.level);
      }
    }
  });
});
