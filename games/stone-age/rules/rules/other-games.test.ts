import { describe, expect, it } from 'vitest';
import { startAt, startGame } from '../testing/test-game.ts';

/** Moves and places of the expansions and of the one-player game, with the rule they belong to. */
describe('moves that the base game does not have', () => {
  it.each([
    ['take food=5 jewelry=3', 'S4.2'],
    ['extra yes', 'S6.2'],
    ['gain stone=1', 'S6.4'],
    ['stock food 4', 'P1.6'],
    ['elder river', 'P1.6'],
    ['slide card2', 'P5.3'],
    ['cycle none', 'P5.4'],
    ['roll 2', 'P5.5'],
    ['tool new', 'P4.5'],
    ['draw outside', 'P5.6'],
    ['offer points', 'P6.3'],
  ])('"%s" is refused by %s in every phase', (move, rule) => {
    expect(startGame().whyNot(move)).toBe(rule);
    const game = startAt({ players: [{ food: 0, at: { hunt: 1 } }] });
    expect(game.whyNot(move)).toBe(rule);
    expect(game.moves('leave hunt').whyNot(move)).toBe(rule);
  });

  it.each([
    ['place merchant 2', 'S3.1'],
    ['place D04 1', 'S3.4'],
    ['place D05 3', 'S3.4'],
    ['place D06 2', 'S3.4'],
    ['place card5 1', 'B2.2'],
    ['place building5 1', 'B2.3'],
  ])('"%s" is refused by %s', (move, rule) => {
    expect(startGame({ players: 4 }).whyNot(move)).toBe(rule);
  });

  it.each([
    ['use merchant', 'S3.1'],
    ['leave D06', 'S3.4'],
    ['buy card5 jewelry=3', 'B2.2'],
    ['build building5 wood=1', 'B2.3'],
    ['buy card1 wood=1 trade jewelry=2 for wood=1', 'S5.1'],
    ['build building1 wood=1 trade jewelry=1 for wood=1', 'S5.1'],
    ['buy card1 t1', 'P3.3'],
    ['buy card1 agriculture=1', 'P3.3'],
    ['buy card1 wood=1 t1', 'P3.3'],
  ])('"%s" is refused by %s', (move, rule) => {
    const players = [{ wood: 9, tools: [1, 0, 0], agriculture: 1, at: { card1: 1, building1: 1 } }];
    const game = startAt({ players }, { players: 4, stacks: [['B26']] });
    expect(game.whyNot(move)).toBe(rule);
  });

  it('a reason is a sentence that says what is wrong and what is to be done', () => {
    const game = startGame().moves('place forest 1');
    expect(game.reason('use forest')).toMatch(/phase 2.*Now: put one or more/);
    expect(game.reason('place forest 1')).toMatch(/2 players only 1 player .*forest/);
    expect(game.reason('place hunt 1')).toBeUndefined();
  });
});
