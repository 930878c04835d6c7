import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../testing/position.ts';
import { startAt, type TestGame } from '../testing/test-game.ts';
import { printMove } from '../text.ts';
import { momentOf } from './moment.ts';
import { toolsNow } from './tools-now.ts';

const KEPT = { slot: 0, oneUse: 1 };

/** A 5 in the forest: a tool of 1 makes it a second wood. */
const rolled = (at: PlayerPosition['at']): TestGame =>
  startAt({ players: [{ tools: [1, 0, 0], at: { forest: 1, ...at } }] }, { dice: [5] }).moves(
    'use forest',
  );

describe('tools for the dice that lie there (B4.5)', () => {
  it('are none when no dice do', () => {
    expect(toolsNow(momentOf(startAt({}).state), KEPT)).toBeUndefined();
  });

  it('are best where they bring most, from a state and from a snapshot', () => {
    const game = rolled({});
    const { choices, best } = toolsNow(momentOf(game.state), KEPT)!;
    expect(choices.map(({ goods }) => goods)).toEqual([1, 2]);
    expect(printMove(best.action)).toBe('tools t1');
    expect(toolsNow(momentOf(game.all), KEPT)).toEqual({ choices, best });
  });

  it('are legal moves', () => {
    const game = rolled({ river: 2 });
    const { choices } = toolsNow(momentOf(game.state), KEPT)!;
    expect(game.legal()).toEqual(
      expect.arrayContaining(choices.map(({ action }) => printMove(action))),
    );
  });

  it('of a card know what the card rolls for', () => {
    const game = startAt(
      {
        players: [{ tools: [2, 0, 0], wood: 1, at: { card1: 1 } }],
        row: ['C13', 'C01', 'C02', 'C03'],
      },
      { dice: [5, 5] },
    ).moves('buy card1 wood=1');
    for (const seen of [game.state, game.all]) {
      const { best } = toolsNow(momentOf(seen), KEPT)!;
      expect(best).toMatchObject({ goods: 2, added: 2, wasted: 0 });
    }
  });
});
