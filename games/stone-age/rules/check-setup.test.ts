import { type SetupRequest, simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS, BASE_TILES } from './components.ts';
import { stoneAge } from './game.ts';
import type { State } from './state.ts';
import { refusal } from './testing/test-game.ts';

/** The refusal's message; its code is checked on the way. */
function refused(request: object): string {
  const found = refusal(() => stoneAge.checkSetup(request as SetupRequest));
  if (found !== undefined) expect(found.code).toBe('bad-request');
  return found?.message ?? 'accepted';
}

const withRig = (rig: unknown, players = 2): string => refused({ players, rig });

const setup = (request: SetupRequest, seed = 'seed'): State =>
  stoneAge.setup(stoneAge.checkSetup(request), simulationChance(seed));

describe('a setup that is refused', () => {
  it.each([
    -1,
    0,
    1,
    5,
    6,
    2.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '3',
    null,
    undefined,
    [2],
    true,
  ])('players %j', (players) => {
    expect(refused({ players })).toMatch(/^players: .*from 2 to 4/);
  });

  it.each([
    ['a name that is unknown', ['nonsense']],
    ['a name in another case', ['STYLE']],
    ['a name of an object’s own', ['constructor']],
    ['no names', [3]],
    ['nothing in the list', [null]],
    ['text instead of a list', 'style'],
    ['an object', { style: true }],
    ['null', null],
  ])('modules: %s', (_, modules) => {
    expect(refused({ players: 2, modules })).toMatch(/^modules: ./);
  });

  it.each(['nonsense', 'SOLO', 'toString', 3, null, ['solo'], {}])('variant %j', (variant) => {
    expect(refused({ players: 2, variant })).toMatch(/^variant: .*allowed: ./);
  });

  it.each([[null], [[]], ['buyer'], [3], [true]])('options that are no object: %j', (options) => {
    expect(refused({ players: 2, options })).toMatch(/^options: .*object/);
  });

  it.each(['speed', 'NegativeScores', 'merchantJewelry', 'difficulty', 'toString', ''])(
    'an option that is none of the base game: %j',
    (name) => {
      const message = refused({ players: 2, options: { [name]: true } });
      expect(message.startsWith(`options.${name}: `)).toBe(true);
      expect(message).toMatch(/negativeScores.*diceFirst/);
    },
  );

  it('an option with a name from an object’s prototype', () => {
    const options = JSON.parse('{"__proto__": true}');
    expect(refused({ players: 2, options })).toMatch(/^options\.__proto__: .*negativeScores/);
  });

  it.each(['true', 1, 0, null, undefined, [true], {}])('negativeScores %j', (negativeScores) => {
    const message = refused({ players: 2, options: { negativeScores } });
    expect(message).toMatch(/^options\.negativeScores: .*false or true/);
  });

  it.each(['startplayer', 'Buyer', '', true, null, ['buyer']])('diceFirst %j', (diceFirst) => {
    const message = refused({ players: 2, options: { diceFirst } });
    expect(message).toMatch(/^options\.diceFirst: .*"startPlayer" or "buyer"/);
  });

  it.each([null, [], 'dice', 3])('a rig that is no object: %j', (rig) => {
    expect(withRig(rig)).toMatch(/^rig: .*object/);
  });

  it.each(['decks', 'Deck', 'seed', 'toString'])('a rig of %j, which cannot be rigged', (part) => {
    expect(withRig({ [part]: [] })).toMatch(
      new RegExp(`^rig\\.${part}: .*deck, stacks, dice, firstPlayer`),
    );
  });

  it.each([
    ['an unknown id', ['C01', 'C37'], /"C37".*C01 to C36/],
    ['an id in another case', ['c01'], /"c01"/],
    ['a tile', ['B01'], /"B01"/],
    ['a number', [1], /1 is not in this game/],
    ['null', [null], /null/],
    ['an id twice', ['C01', 'C02', 'C01'], /C01.*twice/],
    ['text instead of a list', 'C01', /list/],
    ['null instead of a list', null, /list/],
    ['an object', { 0: 'C01' }, /list/],
  ])('a deck with %s', (_, deck, message) => {
    expect(withRig({ deck })).toMatch(/^rig\.deck: ./);
    expect(withRig({ deck })).toMatch(message);
  });

  it.each([
    ['an unknown id', [['B29']], /^rig\.stacks\[0\]: "B29".*B01 to B28/],
    ['a card', [[], ['C01']], /^rig\.stacks\[1\]: "C01"/],
    ['a number', [[1]], /^rig\.stacks\[0\]: 1/],
    ['an id twice in a stack', [['B01', 'B01']], /^rig\.stacks\[0\]: B01.*twice/],
    ['an id in two stacks', [['B01'], ['B02', 'B01']], /^rig\.stacks\[1\]: B01.*twice/],
    ['text instead of stacks', 'B01', /^rig\.stacks: .*list/],
    ['text instead of a stack', ['B01'], /^rig\.stacks\[0\]: .*list/],
    ['too many stacks', [[], [], []], /^rig\.stacks: .*at most 2/],
    [
      'too many tiles in one',
      [[], ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08']],
      /^rig\.stacks\[1\]: .*at most 7/,
    ],
  ])('stacks with %s', (_, stacks, message) => {
    expect(withRig({ stacks })).toMatch(message);
  });

  it('more stacks than players', () => {
    expect(withRig({ stacks: [[], [], [], []] }, 3)).toMatch(/^rig\.stacks: .*at most 3/);
    expect(withRig({ stacks: [[], [], [], []] }, 4)).toBe('accepted');
  });

  it.each([[[0]], [[7]], [[3, 2.5]], [['3']], [[null]], ['35'], [3], [{}], [null]])(
    'dice %j',
    (dice) => {
      expect(withRig({ dice })).toMatch(/^rig\.dice: .*1 to 6/);
    },
  );

  it.each([-1, 3, 1.5, '0', null, [0]])('firstPlayer %j', (firstPlayer) => {
    expect(withRig({ firstPlayer }, 3)).toMatch(/^rig\.firstPlayer: .*0 to 2/);
  });
});

describe('a setup that is accepted', () => {
  it.each([2, 3, 4])('%i players, and nothing else said', (players) => {
    expect(stoneAge.checkSetup({ players })).toStrictEqual({ players, modules: [], options: {} });
  });

  it.each([
    {},
    { negativeScores: true },
    { negativeScores: false, diceFirst: 'buyer' },
    { diceFirst: 'startPlayer' },
  ])('options %j are repeated as requested', (options) => {
    expect(stoneAge.checkSetup({ players: 2, options }).options).toStrictEqual(options);
  });

  it('a rig is kept, but not in the state', () => {
    const rig = { deck: ['C01'], stacks: [['B01']], dice: [1, 6], firstPlayer: 1 };
    const checked = stoneAge.checkSetup({ players: 2, rig });
    expect(checked.rig).toStrictEqual(rig);
    expect(JSON.stringify(stoneAge.setup(checked, simulationChance('seed')))).not.toContain('rig');
  });

  it('an empty rig changes nothing', () => {
    expect(setup({ players: 3, rig: {} })).toEqual(setup({ players: 3 }));
    expect(setup({ players: 3, rig: { deck: [], stacks: [], dice: [] } })).toEqual(
      setup({ players: 3 }),
    );
  });

  it('the same request always gives the same game', () => {
    const request = { players: 4, rig: { deck: ['C09'] } };
    expect(setup(request)).toEqual(setup(request));
    expect(setup(request)).not.toEqual(setup(request, 'another seed'));
  });
});

describe('what a rig means', () => {
  const allCards = BASE_CARDS.map(({ id }) => id);
  const allTiles = BASE_TILES.map(({ id }) => id);

  it('a deck is given from the top, before the card spaces are filled', () => {
    const deck = allCards.slice().reverse();
    const state = setup({ players: 2, rig: { deck } });
    expect(state.deck).toEqual(deck);
    expect(stoneAge.view(state, 'all').cards).toEqual(['C36', 'C35', 'C34', 'C33']);
  });

  it('a deck given in part goes on in the seed’s order with what is left', () => {
    const deck = ['C20', 'C03'];
    const plain = setup({ players: 2 }).deck;
    const rigged = setup({ players: 2, rig: { deck } }).deck;
    expect(rigged).toEqual([...deck, ...plain.filter((card) => !deck.includes(card))]);
    expect([...rigged].sort()).toEqual(allCards);
  });

  it('stacks are given from the top', () => {
    const stacks = [allTiles.slice(0, 7), allTiles.slice(21, 28)];
    expect(setup({ players: 2, rig: { stacks } }).stacks).toEqual(stacks);
  });

  it.each([
    ['a stack given in part', [['B28', 'B01']]],
    ['the first stack left out', [[], ['B05', 'B06', 'B07']]],
    ['each a little', [['B01'], ['B02'], ['B03'], ['B04']]],
  ])('%s goes on with what is left', (_, given) => {
    const { stacks } = setup({ players: 4, rig: { stacks: given } });
    given.forEach((tiles, at) => {
      expect(stacks[at]!.slice(0, tiles.length)).toEqual(tiles);
    });
    expect(stacks.map((stack) => stack.length)).toEqual([7, 7, 7, 7]);
    expect(stacks.flat().sort()).toEqual(allTiles);
  });

  it('what is left of the tiles keeps the seed’s order', () => {
    const plain = setup({ players: 4 }).stacks.flat();
    const { stacks } = setup({ players: 4, rig: { stacks: [['B13']] } });
    expect(stacks.flat()).toEqual(['B13', ...plain.filter((tile) => tile !== 'B13')]);
  });

  it('the parts do not disturb each other', () => {
    const plain = setup({ players: 3 });
    const deck = setup({ players: 3, rig: { deck: ['C01'] } });
    expect(deck).toMatchObject({ stacks: plain.stacks, firstPlayer: plain.firstPlayer });
    const stacks = setup({ players: 3, rig: { stacks: [['B01']] } });
    expect(stacks).toMatchObject({ deck: plain.deck, firstPlayer: plain.firstPlayer });
  });

  it.each([0, 1, 2])('player %i begins when the rig says so', (firstPlayer) => {
    const state = setup({ players: 3, rig: { firstPlayer } });
    expect(stoneAge.decision(state)).toEqual({ player: firstPlayer, kind: 'place' });
  });
});
