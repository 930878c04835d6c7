import { randomUUID } from 'node:crypto';
import { oneOf, type SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { stoneAge } from './game.ts';
import { stateSeen } from './seen-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { State } from './state.ts';
import { eagerWalk } from './testing/eager-walk.ts';
import { startAt } from './testing/test-game.ts';
import { PLACES } from './vocabulary.ts';
import { whyNotSeen } from './why-not-seen.ts';

/** One seed is new each run; it is in the name. */
const SEEDS = ['seen', process.env.OCHRE_SEED ?? randomUUID()];
const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, options: { negativeScores: true } },
  { players: 4, options: { diceFirst: 'buyer' } },
  { players: 5, modules: ['style', 'huts'] },
  { players: 2, modules: ['style'] },
  { players: 3, modules: ['huts'] },
  { players: 1, variant: 'solo' },
  { players: 1, variant: 'solo', options: { difficulty: 'harderTiles' } },
];

const cases = REQUESTS.flatMap((request) =>
  SEEDS.map((seed) => [JSON.stringify(request), seed, request] as const),
);

/** Moves that no game of the walk need ever offer. */
const STRANGE = [
  ...PLACES.flatMap((place) => [`place ${place} 1`, `place ${place} 2`, `use ${place}`]),
  ...['leave river', 'starve', 'offer points', 'tools t1 t2 t3 o4', 'tools none', 'pick 6'],
  ...['buy card4 wood=4', 'buy card1 t1', 'buy card5 jewelry=3', 'build building1 wood=1 clay=2'],
  ...['buy card2 wood=2 trade jewelry=2 for wood=1', 'redeem wood=1 gold=1', 'feed gold=3'],
  ...['stock wood 3', 'elder hunt', 'slide card3', 'cycle building1=2', 'roll 3', 'tool new'],
].map((move) => stoneAge.parse(move));

describe.each(cases)('from what a viewer sees of a random game %s, seed %s', (_, seed, request) => {
  const moves = [...STRANGE, ...offeredIn(request, seed)];

  it('a move is refused by the same rule as in truth', () => {
    const seen = { legal: 0, rules: new Set<string>() };
    const check = (state: State, random: { below(limit: number): number }): void => {
      const some = Array.from({ length: 6 }, () => oneOf(moves, random));
      const legal = stoneAge.legalActions(state);
      const allowed = legal.length === 0 ? [] : [oneOf(legal, random)];
      const asked = stoneAge.decision(state)?.player ?? 0;
      for (const by of new Set([asked, (asked + 1) % request.players])) {
        const view = asText(stoneAge.view(state, by));
        for (const action of [...some, ...allowed]) {
          const truth = stoneAge.whyNot(state, action, by)?.rule;
          const rule = whyNotSeen(view, action, by)?.rule;
          if (action.kind === 'feed' && rule === undefined && truth === 'B8.2') continue;
          expect(rule, `${stoneAge.print(action)} by ${by}`).toBe(truth);
          if (truth === undefined) seen.legal++;
          else seen.rules.add(truth);
        }
      }
    };
    const end = eagerWalk(request, seed, ({ state, random }) => check(state, random));
    check(end, { below: () => 0 });
    expect(seen.legal).toBeGreaterThan(0);
    expect(seen.rules.size).toBeGreaterThan(5);
  });

  it('the state made of it looks the same, but for the face-down cards of others', () => {
    const check = (state: State): void => {
      const view = stoneAge.view(state, 0);
      expect(openly(stoneAge.view(stateSeen(asText(view)), 0))).toEqual(openly(view));
    };
    check(eagerWalk(request, seed, ({ state }) => check(state)));
  });
});

/** The snapshot as it comes over the network. */
const asText = (view: Snapshot): Snapshot => JSON.parse(JSON.stringify(view)) as Snapshot;

function offeredIn(request: SetupRequest, seed: string): Action[] {
  const offered = new Map<string, Action>();
  eagerWalk(request, seed, ({ state }) => {
    for (const action of stoneAge.legalActions(state)) offered.set(stoneAge.print(action), action);
  });
  return [...offered.values()];
}

const openly = (view: Snapshot): Snapshot => ({
  ...view,
  players: view.players.map((player) => ({
    ...player,
    cards: player.cards.filter((card) => card !== null),
    hiddenCards: 0,
  })),
});

describe('what a snapshot does not tell', () => {
  const hungry = (): Snapshot =>
    startAt({
      players: [
        { food: 3, wood: 5, people: 5, at: { field: 1 } },
        { food: 9, wood: 9 },
      ],
    }).moves('leave field').all;

  it('B8.2: how much food is missing: what the player has is then enough', () => {
    const why = (move: string): string | undefined =>
      whyNotSeen(hungry(), stoneAge.parse(move), 0)?.rule;
    expect(hungry().decision).toMatchObject({ player: 0, kind: 'feed' });
    expect(['feed wood=2', 'feed wood=3', 'starve'].map(why)).toEqual(Array(3).fill(undefined));
    expect(['feed wood=6', 'feed gold=2'].map(why)).toEqual(['B8.2', 'B8.2']);
  });
});
