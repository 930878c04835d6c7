import { randomUUID } from 'node:crypto';
import { play, type SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../../components.ts';
import type { Event } from '../../events.ts';
import { stoneAge } from '../../game.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type EagerMove, eagerWalk } from '../../testing/eager-walk.ts';
import type { Position } from '../../testing/position.ts';
import { RESOURCES } from '../../vocabulary.ts';

/** One seed is new each run; it is in the name. */
const SEEDS = ['conserved', 'kept', process.env.OCHRE_SEED ?? randomUUID()];
const TILES = { standard: 12, easier1: 12, easier2: 12, harderTiles: 10, harderCards: 12 };
const cases = Object.entries(TILES).flatMap(([difficulty, tiles]) =>
  SEEDS.map((seed) => [difficulty, seed, tiles] as const),
);

interface Moment {
  readonly before: Snapshot;
  readonly seen: Snapshot;
  readonly outsideStack: readonly string[];
  /** All the food there is by now. */
  readonly food: number;
  /** The values of the tool tokens that have left the game so far. */
  readonly gone: readonly number[];
}

/** Much of everything, so that much is bought; all together it is what a game has. */
const RICH: Position = {
  players: [
    {
      ...{ people: 8, agriculture: 3, food: 8, tools: [2, 3, 1], redeemable: 1, oneUse: [4] },
      ...{ wood: 6, clay: 6, stone: 6, gold: 6 },
    },
  ],
  solo: {
    board: { food: 30, wood: 10, clay: 6, stone: 4, gold: 2 },
    outside: { wood: 4, clay: 4, stone: 2, gold: 2 },
    tokens: { low: 1, high: 1 },
    discard: ['C22'],
  },
};

/** What was seen after every move: of a game from its setup, and of rich ones. */
function momentsOf(difficulty: string, seed: string): Moment[] {
  const request = { players: 1, variant: 'solo', options: { difficulty } };
  const rigged = { ...request, rig: { deck: ['C31', 'C05', 'C01'] } };
  return [
    ...watched(request, seed, {}),
    ...(['village', 'hunt', 'forest'] as const).flatMap((elder) =>
      watched(rigged, `${seed} ${elder}`, { ...RICH, solo: { ...RICH.solo, elder } }),
    ),
  ];
}

function watched(request: SetupRequest, seed: string, position: Position): Moment[] {
  const moments: Moment[] = [];
  const food = (position.players?.[0]?.food ?? 10) + (position.solo?.board?.food ?? 0);
  const ledger = { food, gone: [] as readonly number[] };
  const see = ({ state, action, chance }: EagerMove): void => {
    const played = play(stoneAge, state, action, chance);
    ledger.food += stockedFood(played.events);
    ledger.gone = [...ledger.gone, ...played.events.flatMap(tokensPaid)];
    moments.push({
      ...ledger,
      before: stoneAge.view(state, 'all'),
      seen: stoneAge.view(played.state, 'all'),
      outsideStack: played.state.solo!.outsideStack,
    });
  };
  eagerWalk(request, seed, see, position);
  return moments;
}

const stockedFood = (events: readonly Event[]): number =>
  sum(events.map((one) => (one.type === 'stocked' && one.good === 'food' ? one.count : 0)));

const tokensPaid = (event: Event): readonly number[] =>
  event.type === 'tokensPaid' ? event.values : [];

describe.each(cases)('in random games of one, %s, seed %s', (difficulty, seed, tiles) => {
  const moments = momentsOf(difficulty, seed);

  it('P2.1: all food is with the player or at the hunting grounds', () => {
    for (const { seen, food } of moments) {
      expect(seen.players[0]!.food + seen.solo!.board.food).toBe(food);
      expect(seen.solo!.board.food).toBeGreaterThanOrEqual(0);
    }
  });

  it('P1.2 P2.2: all resources are with the player, on the board or in the pool', () => {
    const all = { wood: 20, clay: 16, stone: 12, gold: 10 };
    for (const { players, solo } of moments.map(({ seen }) => seen)) {
      for (const resource of RESOURCES) {
        const where = [players[0]![resource], solo!.board[resource], solo!.outside[resource]];
        expect(sum(where)).toBe(all[resource]);
        expect(Math.min(...where)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('P1.2 P2.2: all tool tokens are with the player, on the board or out of the game', () => {
    for (const { seen, gone } of moments) {
      const { low, high } = seen.solo!.tokens;
      const tokens = [...seen.players[0]!.tools.filter((value) => value > 0), ...gone];
      expect(low + tokens.filter((value) => value <= 2).length).toBe(3);
      expect(high + tokens.filter((value) => value > 2).length).toBe(2);
      expect(Math.min(low, high)).toBeGreaterThanOrEqual(0);
      expect(Math.max(0, ...tokens)).toBeLessThanOrEqual(4);
    }
  });

  it('P1.1 P4.7: all ten people are in the hut, at home or on one place', () => {
    for (const { players, solo, places } of moments.map(({ seen }) => seen)) {
      const { people, home } = players[0]!;
      expect(people + solo!.hut).toBe(10);
      expect(home + sum(Object.values(places).flat())).toBe(people);
    }
  });

  it('P1.3 P1.5: all 36 cards are in exactly one place', () => {
    for (const { seen, outsideStack } of moments) {
      const { drawStack } = seen.solo!;
      const row = seen.cards.filter((card) => card !== '');
      const taken = [...seen.discard!, ...seen.players[0]!.cards];
      const cards = [...row, ...drawStack, ...outsideStack, ...taken];
      expect(cards.sort()).toEqual(BASE_CARDS.map(({ id }) => id));
      expect(seen.deck).toBe(drawStack.length);
    }
  });

  it('P1.4 P1.5: all tiles are in a stack or built', () => {
    const tilesOf = ({ solo, players }: Snapshot): string[] =>
      [...solo!.stacks.flat(), ...players[0]!.buildings].sort();
    for (const { seen, before } of moments) {
      expect(new Set(tilesOf(seen)).size).toBe(tiles);
      expect(tilesOf(seen)).toEqual(tilesOf(before));
      expect(seen.stacks).toEqual(
        seen.solo!.stacks.map((stack) => ({ top: stack[0] ?? '', left: stack.length })),
      );
    }
  });

  it('P2.3: nobody gains more of a kind than there are people', () => {
    for (const { seen, before } of moments) {
      const [player, earlier] = [seen.players[0]!, before.players[0]!];
      for (const good of ['food', ...RESOURCES] as const) {
        expect(player[good]).toBeLessThanOrEqual(Math.max(player.people, earlier[good]));
        expect(player[good]).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

it('these games come to every kind of decision', () => {
  const moments = cases.flatMap(([difficulty, seed]) =>
    seed === SEEDS[2] ? [] : momentsOf(difficulty, seed),
  );
  const asked = new Set(moments.map(({ seen }) => seen.decision?.kind ?? 'over'));
  expect([...asked].sort()).toEqual([
    ...['act', 'cycle', 'draw', 'elder', 'feed', 'offer', 'over', 'pick', 'place'],
    ...['roll', 'slide', 'stock', 'tool', 'tools'],
  ]);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
