import { walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import { stoneAge } from '../game.ts';
import type { Position } from '../testing/position.ts';
import { startAt, startSolo } from '../testing/test-game.ts';
import { momentOf } from './moment.ts';
import { roundsLeft } from './rounds-left.ts';

const leftAt = (position: Position): number => roundsLeft(momentOf(startAt(position).state));

describe('the rounds left', () => {
  it('B9.1: this is the last one when a stack is empty', () => {
    expect(leftAt({ stacksLeft: [0, 5] })).toBe(1);
  });

  it('B9.2: this is the last one when the row cannot be filled', () => {
    expect(leftAt({ deckLeft: 1, row: ['C01', '', '', 'C02'] })).toBe(1);
    const four = startAt({ round: 12, deckLeft: 3, row: ['', '', '', ''] }, { players: 4 });
    expect(roundsLeft(momentOf(four.state))).toBe(1);
    expect(leftAt({ deckLeft: 2, row: ['C01', '', '', 'C02'] })).toBeGreaterThanOrEqual(1);
  });

  it('are none when the game is over', () => {
    expect(roundsLeft(momentOf(walk(stoneAge, { players: 3 }, 'over')))).toBe(0);
  });

  it('become fewer with fewer cards and fewer tiles', () => {
    const byDeck = [32, 20, 10, 4, 0].map((deckLeft) => leftAt({ round: 8, deckLeft }));
    const byStack = [7, 5, 3, 2, 1].map((left) => leftAt({ round: 8, stacksLeft: [left, 7] }));
    for (const list of [byDeck, byStack]) {
      expect(list).toEqual([...list].sort((one, other) => other - one));
      expect(list[4]).toBeLessThan(list[0]! / 2);
      expect(list[4]).toBeGreaterThanOrEqual(1);
    }
  });

  it('are about as many as a game has, at its beginning', () => {
    const atStart = [2, 3, 4].map((players) =>
      roundsLeft(momentOf(startAt({}, { players }).state)),
    );
    for (const rounds of atStart) {
      expect(rounds).toBeGreaterThan(7);
      expect(rounds).toBeLessThan(15);
    }
    expect(atStart[2]).toBeLessThan(atStart[0]!);
  });

  it('are the mean of games that take tiles by lot, all cards apart', () => {
    // Two stacks of one and two tiles, each losing one with a chance of ½ a round:
    // the game goes on after n rounds with (½)ⁿ × (n + 1)·(½)ⁿ.
    const mean = Array.from({ length: 60 }, (_, n) => (n + 1) / 4 ** n).reduce((a, b) => a + b);
    const moment = momentOf(startAt({}).state);
    const stacks = moment.stacks.map(({ top }, at) => ({ top, left: at + 1 }));
    // Eleven tiles gone from two stacks in eleven rounds is the pace of ½.
    expect(roundsLeft({ ...moment, stacks, round: 12, deck: 30 })).toBeCloseTo(mean, 2);
  });

  it('P6.5: in the one-player game a card leaves every turn', () => {
    const rounds = (deckLeft: number): number =>
      roundsLeft(momentOf(startSolo({ deckLeft }).state));
    expect(rounds(13)).toBeLessThanOrEqual(14);
    expect(rounds(0)).toBe(1);
  });
});
