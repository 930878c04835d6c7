import { type SetupRequest, simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import type { State } from '../../state.ts';
import { refusal } from '../../testing/test-game.ts';

/** The refusal's message; its code is checked on the way. */
function solo(request: object): string {
  const all = { players: 1, variant: 'solo', ...request } as SetupRequest;
  const found = refusal(() => stoneAge.checkSetup(all));
  if (found !== undefined) expect(found.code).toBe('bad-request');
  return found?.message ?? 'accepted';
}

describe('a setup of the one-player game that is refused', () => {
  it.each([0, 2, 3, 1.5, '1', null, undefined, true])('players %j', (players) => {
    expect(solo({ players })).toMatch(/^players: .*only 1/);
  });

  it.each([[['style']], [['huts']], [['style', 'huts']]])('modules %j', (modules) => {
    expect(solo({ modules })).toMatch(/^modules: .*solo/);
  });

  it.each(['negativeScores', 'diceFirst', 'merchantJewelry', 'speed'])('the option %s', (name) => {
    const message = solo({ options: { [name]: true } });
    expect(message.startsWith(`options.${name}: `)).toBe(true);
    expect(message).toMatch(/allowed: difficulty$/);
  });

  it.each(['easy', 'Standard', '', 1, true, null, ['standard']])('difficulty %j', (difficulty) => {
    expect(solo({ options: { difficulty } })).toMatch(
      /^options\.difficulty: .*"standard" or "easier1" or "easier2" or "harderTiles" or "harderCards"/,
    );
  });

  const SEVEN = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07'];

  it.each([
    ['three stacks', { stacks: [[], [], []] }, /^rig\.stacks: .*at most 2/],
    ['seven tiles', { stacks: [SEVEN] }, /^rig\.stacks\[0\]: .*at most 6/],
    ['B27', { stacks: [['B27']] }, /^rig\.stacks\[0\]: "B27".*B01 to B26/],
    ['B28', { stacks: [[], ['B28']] }, /^rig\.stacks\[1\]: "B28".*B01 to B26/],
    ['a card of an expansion', { deck: ['S01'] }, /^rig\.deck: "S01"/],
    ['another first player', { firstPlayer: 1 }, /^rig\.firstPlayer: /],
  ])('a rig with %s', (_, rig, message) => {
    expect(solo({ rig })).toMatch(message);
  });

  it('a rig with six tiles where stacks have five', () => {
    const options = { difficulty: 'harderTiles' };
    const rig = { stacks: [[], SEVEN.slice(0, 6)] };
    expect(solo({ options, rig })).toMatch(/^rig\.stacks\[1\]: .*at most 5/);
    expect(solo({ rig })).toBe('accepted');
  });
});

describe('a setup of the one-player game that is accepted', () => {
  it.each([
    {},
    { difficulty: 'standard' },
    { difficulty: 'easier1' },
    { difficulty: 'easier2' },
    { difficulty: 'harderTiles' },
    { difficulty: 'harderCards' },
  ])('the one-player game with options %j', (options) => {
    const request = { players: 1, variant: 'solo', options };
    expect(stoneAge.checkSetup(request)).toStrictEqual({ ...request, modules: [] });
  });
});

describe('what a rig of the one-player game means', () => {
  const allCards = BASE_CARDS.map(({ id }) => id);
  const setup = (rig: object): State =>
    stoneAge.setup(
      stoneAge.checkSetup({ players: 1, variant: 'solo', rig }),
      simulationChance('seed'),
    );

  it('the deck goes on into the outside stack', () => {
    const deck = allCards.slice(0, 20);
    const { solo } = setup({ deck });
    expect(solo!.outsideStack.slice(0, 4)).toEqual(['C17', 'C18', 'C19', 'C20']);
    expect([...solo!.outsideStack].sort()).toEqual(allCards.slice(16));
  });

  it('a stack given in part goes on with what is left', () => {
    const { stacks } = setup({ stacks: [[], ['B05', 'B26']] });
    expect(stacks[1]!.slice(0, 2)).toEqual(['B05', 'B26']);
    expect(stacks.map((stack) => stack.length)).toEqual([6, 6]);
    expect(new Set(stacks.flat()).size).toBe(12);
  });
});
