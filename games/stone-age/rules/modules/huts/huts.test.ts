import { describe, expect, it } from 'vitest';
import { BASE_TILES, HUTS_TILES } from '../../components.ts';
import { stoneAge } from '../../game.ts';
import { startAt, startGame, type TestSetup } from '../../testing/test-game.ts';

const HUTS: TestSetup = { modules: ['huts'] };
const RICH = { wood: 9, clay: 9, stone: 9, gold: 9, food: 30 };

/** Player 0 stands on building1, with this tile open and all it can cost. */
const at = (tile: string, more: object = {}): ReturnType<typeof startAt> =>
  startAt(
    { players: [{ ...RICH, at: { building1: 1 }, ...more }] },
    { ...HUTS, stacks: [[tile], ['B01', 'B02']] },
  );

/** Costs are read from the data, which whoever owns the box may correct; points are the rulebook's. */
function priceOf(tile: string): string {
  const { cost } = HUTS_TILES.find(({ id }) => id === tile)!;
  if (cost.kind !== 'fixed') throw new Error(`${tile} has no fixed cost`);
  return Object.entries(cost.goods)
    .map(([good, count]) => `${good}=${count}`)
    .join(' ');
}

const buildIt = (tile: string): string => `build building1 ${priceOf(tile)}`;

const POINTS = [
  ['H01', 3],
  ['H02', 4],
  ['H03', 5],
  ['H04', 5],
  ['H05', 5],
  ['H06', 5],
] as const;

describe('H1: six tiles are shuffled with all others', () => {
  it.each([
    [4, 6],
    [3, 13],
    [2, 20],
  ])('H1: with %i players %i of the 34 tiles leave the game', (players, gone) => {
    const { state } = startGame({ ...HUTS, players });
    const dealt = state.stacks.flat();
    expect(state.stacks.map((stack) => stack.length)).toEqual(new Array(players).fill(7));
    expect(new Set(dealt).size).toBe(34 - gone);
  });

  it('H1: any of the 34 can come into a game', () => {
    const seen = new Set<string>();
    for (let tile = 0; tile < HUTS_TILES.length; tile++) {
      const { state } = startGame({ ...HUTS, stacks: [[HUTS_TILES[tile]!.id]] });
      for (const id of state.stacks.flat()) seen.add(id);
    }
    expect(HUTS_TILES.every(({ id }) => seen.has(id))).toBe(true);
    expect([...seen].every((id) => [...BASE_TILES, ...HUTS_TILES].some((t) => t.id === id))).toBe(
      true,
    );
  });

  it('H1: without the module they are not in the game', () => {
    expect(() => startGame({ stacks: [['H01']] })).toThrow(
      /rig\.stacks\[0\]: "H01" is not in this/,
    );
    expect(() => startGame({ ...HUTS, players: 5 })).toThrow(/players: .* from 2 to 4/);
  });
});

describe.each([
  ['H2', 'H01', 'wood', 3],
  ['H3', 'H02', 'clay', 4],
  ['H4', 'H03', 'stone', 5],
] as const)('%s: the hut %s', (_rule, tile, good, points) => {
  it('H2 H3 H4: brings its points at once, and no goods in the round it is built', () => {
    const game = at(tile);
    game.moves(buildIt(tile));
    expect(game.player(0)).toMatchObject({ score: points, buildings: [tile] });
    expect(game.events.filter(({ type }) => type === 'gained')).toEqual([]);
  });

  it('H2 H3 H4: brings 1 of its resource at the beginning of phase 2 of every round after', () => {
    const game = startAt(
      { phase: 'place', players: [{ ...RICH, buildings: [tile] }] },
      { ...HUTS, stacks: [[tile, 'B01'], ['B02']], dice: [1] },
    );
    game.moves('place hunt 5', 'place hunt 4');
    expect(game.player(0)[good]).toBe(9);
    game.moves('place field 1');
    expect(game.all.phase).toBe('act');
    expect(game.player(0)[good]).toBe(10);
    expect(game.events).toContainEqual({
      type: 'gained',
      player: 0,
      goods: { [good]: 1 },
      from: tile,
    });
    game.moves('leave hunt', 'leave field', 'leave hunt');
    game.moves('place river 1', 'place hunt 5', 'place hunt 4', 'use river', 'leave hunt');
    expect(game.player(0)[good]).toBe(11);
  });
});

describe('what happens at once', () => {
  it('H5: the kindergarten brings one more person', () => {
    const game = at('H04').moves(buildIt('H04'));
    expect(game.player(0)).toMatchObject({ score: 5, people: 6, home: 6 });
  });

  it('H5: nothing at 10 people, but the points', () => {
    const game = at('H04', { people: 10 }).moves(buildIt('H04'));
    expect(game.player(0)).toMatchObject({ score: 5, people: 10 });
  });

  it('H6: the workshop brings one tool, by B5', () => {
    const game = at('H05', { tools: [1, 1, 1] }).moves(buildIt('H05'));
    expect(game.player(0)).toMatchObject({ score: 5, tools: [2, 1, 1] });
  });

  it('H7: the greenhouse brings agriculture +1, nothing at 10', () => {
    const grown = at('H06', { agriculture: 3 }).moves(buildIt('H06'));
    expect(grown.player(0)).toMatchObject({ score: 5, agriculture: 4 });
    const full = at('H06', { agriculture: 10 }).moves(buildIt('H06'));
    expect(full.player(0)).toMatchObject({ score: 5, agriculture: 10 });
  });

  it('H5: the next tile is open before the effect', () => {
    const game = at('H04').moves(buildIt('H04'));
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('tileOpened')).toBeLessThan(types.indexOf('person'));
  });
});

describe('H8: the beginning of phase 2', () => {
  it('H8: before any turn of that phase, for all owners, in turn order', () => {
    const game = startAt(
      {
        phase: 'place',
        firstPlayer: 1,
        players: [
          { ...RICH, people: 5, buildings: ['H01'] },
          { ...RICH, people: 5, buildings: ['H02', 'H03'] },
        ],
      },
      { ...HUTS, firstPlayer: 1, stacks: [['H01', 'H02', 'H03', 'B01'], ['B02']] },
    );
    game.moves('1: place hunt 5', '0: place hunt 5');
    const gained = game.events.flatMap((event) =>
      event.type === 'gained' ? [`${event.player} ${event.from}`] : [],
    );
    expect(gained).toEqual(['1 H02', '1 H03', '0 H01']);
    expect(game.asked).toBe('1 act');
  });

  it('H8: a hut built this round first produces next round', () => {
    const game = startAt(
      {
        players: [
          { ...RICH, at: { building1: 1 } },
          { ...RICH, at: { hunt: 1 } },
        ],
      },
      { ...HUTS, stacks: [['H01', 'B01'], ['B02']] },
    );
    game.moves(`0: ${buildIt('H01')}`, '1: leave hunt');
    const { wood } = game.player(0);
    game.moves('1: place hunt 5', '0: place hunt 5');
    expect(game.player(0).wood).toBe(wood + 1);
  });
});

describe('H9: ordinary buildings otherwise', () => {
  it.each(POINTS)('H9: %s is built for exactly its cost, for %i points', (tile, points) => {
    const game = at(tile);
    expect(game.legal('build')).toEqual([buildIt(tile)]);
    expect(game.whyNot('build building1 gold=9')).toBe('B7.2');
    game.moves(buildIt(tile));
    expect(game.player(0).score).toBe(points);
  });

  it('H9: they count for builders', () => {
    const { state } = startAt(
      { players: [{ buildings: ['H01', 'H05'], cards: ['C35'] }] },
      { ...HUTS, deck: ['C35'], stacks: [['H01', 'H05', 'B01']] },
    );
    expect(stoneAge.scores(state)[0]).toBe(2 * 3);
  });

  it('H9: they may be declined', () => {
    const game = at('H04').moves('leave building1');
    expect(game.player(0)).toMatchObject({ buildings: [], people: 5, score: 0 });
  });
});
