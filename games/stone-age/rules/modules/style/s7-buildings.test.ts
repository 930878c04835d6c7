import { describe, expect, it } from 'vitest';
import { STYLE_TILES } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import type { PlayerPosition } from '../../testing/position.ts';
import { startAt, type TestGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };
const RICH = { wood: 9, clay: 9, stone: 9, gold: 9, jewelry: 9, food: 30 };

/** Player 0 stands on building1, with this tile open, and in the hut; C22 is on top of the deck. */
const at = (tile: string, more: PlayerPosition = {}, setup: TestSetup = {}): TestGame =>
  startAt(
    { players: [{ ...RICH, at: { building1: 1, hut: 2 }, ...more }] },
    {
      ...STYLE,
      stacks: [[tile, 'B01'], ['B02']],
      deck: ['C02', 'C03', 'C04', 'C06', 'C08', 'C22'],
      ...setup,
    },
  );

/** Costs and points are read from the data, which whoever owns the box may correct. */
const FIXED = STYLE_TILES.flatMap(({ id, cost, points }) =>
  cost.kind === 'fixed' && typeof points === 'number' ? [{ id, goods: cost.goods, points }] : [],
);

const buildIt = (tile: string): string => {
  const { goods } = FIXED.find(({ id }) => id === tile)!;
  const paid = Object.entries(goods).map(([good, count]) => `${good}=${count}`);
  return `build building1 ${paid.join(' ')}`;
};
const pointsOf = (tile: string): number => FIXED.find(({ id }) => id === tile)!.points;

const PRODUCTION = [
  ['D04', 'wood', 2],
  ['D05', 'wood', 2],
  ['D06', 'gold', 5],
] as const;

describe('S7.1 Production buildings', () => {
  it('S7.1: there are 3', () => {
    const works = STYLE_TILES.flatMap(({ id, effect }) => (effect?.kind === 'work' ? [id] : []));
    expect(works).toEqual(PRODUCTION.map(([id]) => id));
  });

  describe.each(PRODUCTION)('%s brings %s', (tile, good, divisor) => {
    const standing = (people: number, dice: number[], more: PlayerPosition = {}): TestGame =>
      startAt(
        { players: [{ buildings: [tile], at: { [tile]: people, hut: 2 }, ...more }] },
        { ...STYLE, dice },
      );

    it.each([[[1]], [[5]], [[6]], [[4, 5]], [[5, 5]], [[1, 1, 2]], [[6, 6, 6]], [[3, 6, 5]]])(
      'S7.1: one die each, divided and rounded down: %j',
      (dice) => {
        const game = standing(dice.length, dice);
        const before = game.player(0);
        game.moves(`use ${tile}`);
        const count = Math.floor(dice.reduce((sum, die) => sum + die) / divisor);
        const home = before.home + dice.length;
        expect(game.player(0)).toEqual({ ...before, home, [good]: count });
        expect(game.asked).toBe('0 act');
      },
    );

    it('S7.1: tools allowed', () => {
      const game = standing(2, [2, 2], { tools: [1, 0, 0], oneUse: [4] }).moves(`use ${tile}`);
      expect(game.all).toMatchObject({
        dice: [2, 2],
        decision: { player: 0, kind: 'tools', for: tile },
      });
      game.moves('tools t1 o4');
      expect(game.player(0)).toMatchObject({ [good]: Math.floor(9 / divisor), oneUse: [] });
      expect(game.player(0).toolsUsed).toEqual([true, false, false]);
    });

    it('S7.1 B4.2: the people may be taken back unused', () => {
      const game = standing(3, []).moves(`leave ${tile}`);
      expect(game.player(0)).toMatchObject({ [good]: 0, home: 3 });
    });

    it('S7.1: from the next round on, and nothing at once', () => {
      const game = at(tile, {}, { dice: [6, 6, 6] });
      const before = game.player(0);
      game.moves(buildIt(tile));
      expect(game.player(0)).toMatchObject({ buildings: [tile], score: pointsOf(tile) });
      expect(game.events.filter(({ type }) => type === 'gained')).toEqual([]);
      expect(game.whyNot(`use ${tile}`)).toBe('B4.1');
      expect(game.legal('use')).toEqual(['use hut']);
      game.moves('leave hut');
      expect(game.all.round).toBe(2);
      expect(game.whyNot(`place ${tile} 1`)).toBe('S3.4');
      game.moves('1: place hunt 5', `0: place ${tile} 3`, '0: place hunt 2', '1: leave hunt');
      const stock = game.player(0)[good];
      expect(stock).toBeLessThanOrEqual(before[good]);
      game.moves(`0: use ${tile}`);
      expect(game.player(0)[good]).toBe(stock + Math.floor(18 / divisor));
    });
  });

  it('S7.1 S3.4: two owners use theirs, with huts as well', () => {
    const players = [{ buildings: ['D04', 'H01'] }, { buildings: ['D06'] }];
    const game = startAt(
      { players },
      { modules: ['style', 'huts'], dice: [6, 5], stacks: [['B01'], ['B02']] },
    );
    game.moves('0: place D04 1', '1: place D06 1', '0: place hunt 4', '1: place hunt 4');
    game.moves('0: use D04', '0: leave hunt', '1: use D06', '1: leave hunt');
    expect(game.player(0).wood).toBe(3 + 1);
    expect(game.player(1).gold).toBe(1);
  });
});

describe('S7.2 The jewelry building', () => {
  it.each([1, 2, 3, 4])('S7.2: %i jewelry, 4 points each', (jewelry) => {
    const game = at('D01').moves(`build building1 jewelry=${jewelry}`);
    expect(game.player(0)).toMatchObject({
      ...RICH,
      jewelry: 9 - jewelry,
      score: 4 * jewelry,
      buildings: ['D01'],
    });
  });

  it('S7.2: as much as one has, and 4 at most', () => {
    expect(at('D01').legal('build').sort()).toEqual(
      [1, 2, 3, 4].map((n) => `build building1 jewelry=${n}`),
    );
    expect(at('D01', { jewelry: 2 }).legal('build').sort()).toEqual(
      [1, 2].map((n) => `build building1 jewelry=${n}`),
    );
    expect(at('D01', { jewelry: 0 }).legal('build')).toEqual([]);
    expect(at('D01', { jewelry: 2 }).whyNot('build building1 jewelry=3')).toBe('S7.2');
  });

  it.each(['jewelry=5', 'wood=1', 'wood=1 jewelry=1', 'food=1'])('S7.2: not for %s', (goods) => {
    expect(at('D01').whyNot(`build building1 ${goods}`)).toBe('S7.2');
  });
});

describe('S7.3 The card building', () => {
  it('S7.3: at once the top card of the deck, face down', () => {
    const game = at('D02').moves(buildIt('D02'));
    expect(game.player(0)).toMatchObject({
      cards: ['C22'],
      hiddenCards: 1,
      score: pointsOf('D02'),
    });
    expect(game.all.deck).toBe(39);
    expect(game.seenBy(1).players[0]).toMatchObject({ cards: [null], hiddenCards: 1 });
    expect(game.asked).toBe('0 act');
    expect(stoneAge.scores(game.state)[0]).toBeGreaterThan(pointsOf('D02'));
  });

  it('S7.3: an empty deck gives nothing', () => {
    const game = at('D02').given({ deckLeft: 0 }).moves(buildIt('D02'));
    expect(game.player(0)).toMatchObject({ cards: [], hiddenCards: 0, score: pointsOf('D02') });
  });
});

describe('S7.4 The dice building', () => {
  it('S7.4: at once dice with style for all players', () => {
    const game = at('D03', {}, { players: 5, dice: [1, 2, 3, 5, 6] }).moves(buildIt('D03'));
    expect(game.all).toMatchObject({
      dice: [1, 2, 3, 5, 6],
      decision: { player: 0, kind: 'pick', for: 'D03' },
    });
    const { jewelry } = game.player(0);
    game.moves('0: pick 2', '1: pick 1', '2: pick 3');
    expect(game.all.decision).toEqual({ player: 2, kind: 'gain', for: 'D03' });
    game.moves('2: gain clay=1', '3: pick 6', '4: pick 5');
    expect(game.all.players).toMatchObject([
      { jewelry: jewelry! + 2 },
      { food: 14 },
      { clay: 1 },
      { people: 6 },
      { merchant: 1, jewelry: 1 },
    ]);
    expect(game.asked).toBe('0 act');
  });

  it.each([
    ['startPlayer', 0],
    ['buyer', 1],
  ])('S7.4 S6.4: diceFirst %s: player %i picks first', (diceFirst, first) => {
    const players = [{}, { ...RICH, at: { building1: 1, hut: 2 } }];
    const game = startAt(
      { players },
      { ...STYLE, stacks: [['D03'], ['B02']], dice: [1, 1], options: { diceFirst } },
    );
    game.moves(`1: ${buildIt('D03')}`);
    expect(game.asked).toBe(`${first} pick`);
    game.moves('pick 1', 'pick 1');
  });

  it('S7.4: merchantJewelry everyAdvance holds for its dice', () => {
    const options = { merchantJewelry: 'everyAdvance' };
    const game = at('D03', {}, { dice: [5, 1], options }).moves(buildIt('D03'));
    const { jewelry } = game.player(0);
    expect(game.moves('pick 5').player(0)).toMatchObject({ merchant: 1, jewelry: jewelry! + 2 });
    game.moves('pick 1');
  });

  it('S7.4: the next tile is open before the dice', () => {
    const game = at('D03', {}, { dice: [1, 1] }).moves(buildIt('D03'));
    expect(game.all.stacks[0]).toEqual({ top: 'B01', left: 6 });
    game.moves('pick 1', 'pick 1');
  });
});

describe('S7.5 Costs and points', () => {
  const cases = FIXED.map(({ id, goods, points }) => [id, points, goods] as const);

  it.each(cases)('S7.5: %s is built for exactly its cost, for %i points', (tile, points, goods) => {
    const game = at(tile, {}, { dice: tile === 'D03' ? [1, 1] : [] });
    const before = game.player(0);
    expect(game.legal('build')).toEqual([buildIt(tile)]);
    game.moves(buildIt(tile));
    expect(game.player(0)).toMatchObject({ score: points, buildings: [tile] });
    for (const good of ['wood', 'clay', 'stone', 'gold', 'jewelry'] as const) {
      expect(game.player(0)[good]).toBe(before[good]! - (goods[good] ?? 0));
    }
    if (tile === 'D03') game.moves('pick 1', 'pick 1');
  });

  const withJewelry = cases.filter(([, , { jewelry = 0 }]) => jewelry > 0);

  it.each(withJewelry)('S7.5: the jewelry of %s is paid in jewelry', (tile, _points, goods) => {
    const jewelry = goods.jewelry ?? 0;
    const poor = at(tile, { jewelry: jewelry - 1 });
    expect(poor.legal('build')).toEqual([]);
    expect(poor.whyNot(buildIt(tile))).toMatch(/^(B7\.2|S7\.5)$/);
    const wood = `build building1 ${Object.entries({
      ...goods,
      jewelry: 0,
      wood: (goods.wood ?? 0) + jewelry,
    })
      .filter(([, count]) => count > 0)
      .map(([good, count]) => `${good}=${count}`)
      .join(' ')}`;
    expect(at(tile).whyNot(wood)).toMatch(/^(B7\.2|S7\.5)$/);
  });

  it('S7.5: all nine count for builders', () => {
    const buildings = STYLE_TILES.map(({ id }) => id);
    expect(buildings).toHaveLength(9);
    const { state } = startAt({ players: [{ buildings, cards: ['C35'] }] }, STYLE);
    expect(stoneAge.scores(state)[0]).toBe(9 * 3);
  });
});
