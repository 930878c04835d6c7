import { randomFrom, shuffled } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { Engine } from '../testing/play.ts';

/** So many tiles come in the same order, and all others in another. */
const ALIKE = 26;
const WHYS = ['lay 0,0 r0', 'lay 9,9 r1', 'lay 1,0 r2', 'claim city n', 'claim field nnw', 'x'];

describe.each([
  { players: 2, modules: [] },
  { players: 5, modules: ['shrine'] },
])('twin games of Carcassonne, $players players with $modules', ({ players, modules }) => {
  const game = { do: 'new', id: 'g', game: 'carcassonne', players, modules, seed: 'twins' };

  /** Every tile that can be drawn, in some order. */
  async function allTiles(): Promise<string[]> {
    const { snapshot } = await new Engine().ask(game);
    const left = Object.entries(snapshot.remaining as Record<string, number>);
    const tiles = left.flatMap(([tile, count]) => new Array<string>(count).fill(tile));
    const random = randomFrom('twins');
    return shuffled([...tiles, snapshot.tile], (limit) => random.below(limit));
  }

  it('are told apart by no byte of any answer, until a tile differs', async () => {
    const tiles = await allTiles();
    const [first, rest] = [tiles.slice(0, ALIKE), tiles.slice(ALIKE)];
    const [one, twin] = [new Engine(), new Engine()];
    /** The answer of the one; `same` says whether the twin's has the same bytes. */
    const askBoth = async (request: object) => {
      const [answer] = await Promise.all([one.ask(request), twin.ask(request)]);
      return { answer, same: one.answered.at(-1) === twin.answered.at(-1) };
    };
    const check = async (request: object): Promise<void> => {
      expect([request, (await askBoth(request)).same]).toEqual([request, true]);
    };
    await one.ask({ ...game, rig: { tiles: [...first, ...rest], firstPlayer: 0 } });
    await twin.ask({ ...game, rig: { tiles: [...first, ...rest.reverse()], firstPlayer: 0 } });
    expect(one.answered).toEqual(twin.answered);

    const random = randomFrom('moves');
    for (let differs = false; !differs; ) {
      await check({ do: 'legal', id: 'g' });
      for (const viewer of [0, 1, 'spectator']) await check({ do: 'snapshot', id: 'g', viewer });
      await check({ do: 'snapshot', id: 'g' });
      for (const move of WHYS) await check({ do: 'why', id: 'g', move });
      for (const move of ['lay 9,9 r1', 'claim']) await check({ do: 'move', id: 'g', move });
      // Time enough for all its thoughts.
      await check({ do: 'bot', id: 'g', level: 'medium', seed: 'b', ms: 60_000 });

      const { moves } = (await askBoth({ do: 'legal', id: 'g' })).answer;
      const move = moves[random.below(moves.length)];
      const { answer, same } = await askBoth({ do: 'move', id: 'g', move, viewer: 0 });
      const turned = tiles.length - answer.snapshot.left;
      differs = turned > ALIKE;
      // Or they would be no twins.
      expect([turned, same]).toEqual([turned, !differs]);
    }
  });
});
