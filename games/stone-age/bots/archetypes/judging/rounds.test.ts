import { describe, expect, it } from 'vitest';
import { after, having, newGame } from '../../testing/position.ts';
import { cardsToTheEnd, roundsToCome } from './rounds.ts';

describe('the rounds to come', () => {
  it('are about eleven when a game begins, as games of such players are', () => {
    expect(roundsToCome(newGame())).toBeGreaterThan(9);
    expect(roundsToCome(newGame())).toBeLessThan(13);
  });

  it('are fewer where more cards were bought', () => {
    const state = { ...newGame(), round: 6, drawn: 20 };
    const slow = having(state, 0, { cards: ['C01'] });
    const fast = having(state, 0, { cards: new Array(14).fill('C01') });
    expect(roundsToCome(fast)).toBeLessThan(roundsToCome(slow));
  });

  it('are over when the cards that people stand on are the last (B9.2)', () => {
    const state = { ...newGame(), drawn: 35 };
    expect(cardsToTheEnd(state)).toBe(2);
    const taken = after(state, 'place card1 1', 'place card2 1');
    expect(cardsToTheEnd(taken)).toBe(0);
    expect(roundsToCome(taken)).toBe(0);
  });

  it('are over when somebody stands on the last tile of a stack (B9.1)', () => {
    const state = { ...newGame(), gone: [6, 0] };
    expect(roundsToCome(state)).toBeGreaterThan(0);
    expect(roundsToCome(after(state, 'place building1 1'))).toBe(0);
  });
});
