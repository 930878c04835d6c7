import { randomUUID } from 'node:crypto';
import { oneOf, play, randomFrom, type SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { stoneAge } from './game.ts';
import type { Player, State } from './state.ts';
import { eagerWalk } from './testing/eager-walk.ts';
import { recount } from './testing/recount.ts';
import { GOODS, type Good } from './vocabulary.ts';

/** Things that hold at every moment of every game. One seed is new each run; it is in the name. */
const SEEDS = ['alpha', 'beta', process.env.OCHRE_SEED ?? randomUUID()];
const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, options: { negativeScores: true } },
  { players: 4, options: { diceFirst: 'buyer' } },
  { players: 5, modules: ['style', 'huts'] },
  { players: 2, modules: ['style'] },
  { players: 1, variant: 'solo' },
  { players: 1, variant: 'solo', options: { difficulty: 'easier2' } },
];

const cases = REQUESTS.flatMap((request) =>
  SEEDS.map((seed) => [JSON.stringify(request), seed, request] as const),
);

describe.each(cases)('in a random game %s, seed %s', (_name, seed, request) => {
  const isSolo = request.variant === 'solo';

  it('every person is at home or on one place, and every place counts its people', () => {
    const check = (state: State): void => {
      const places = state.crowd.length;
      state.players.forEach((player, at) => {
        const out = state.standing.slice(at * places, (at + 1) * places);
        expect(player.home + sum(out)).toBe(player.people);
        expect(player.people).toBeGreaterThanOrEqual(5);
        expect(player.people).toBeLessThanOrEqual(10);
        expect(out.map((people) => people > 0)).toEqual(
          out.map((_, place) => ((player.stands >> place) & 1) === 1),
        );
      });
      state.crowd.forEach((crowd, place) => {
        expect(crowd).toBe(sum(state.players.map((_, at) => state.standing[at * places + place]!)));
      });
    };
    check(eagerWalk(request, seed, ({ state }) => check(state)));
  });

  it('every card and tile is in exactly one place', () => {
    const check = (state: State): void => {
      const cards = [
        ...state.deck.slice(state.drawn),
        ...state.cards.filter((card) => card !== ''),
        ...state.players.flatMap((player) => player.cards),
        ...(state.solo?.outsideStack ?? []),
        ...(state.solo?.discard ?? []),
      ];
      const count = request.modules?.includes('style') ? 36 + 9 : 36;
      expect(cards.length).toBe(count);
      expect(new Set(cards).size).toBe(count);
      const tiles = [
        ...state.stacks.flatMap((stack, at) => stack.slice(state.gone[at]!)),
        ...state.players.flatMap((player) => player.buildings),
      ];
      expect(tiles.length).toBe(isSolo ? 2 * 6 : 7 * request.players);
      expect(new Set(tiles).size).toBe(tiles.length);
      for (const { cards, faceDown } of state.players) {
        expect(cards).toEqual(expect.arrayContaining([...faceDown]));
      }
    };
    check(eagerWalk(request, seed, ({ state }) => check(state)));
  });

  it('no goods come or go but as the events say, and nothing is ever owed', () => {
    eagerWalk(request, seed, ({ state, action, chance }) => {
      const { state: after, events } = play(stoneAge, state, action, chance);
      const expected = state.players.map(ledgerOf);
      for (const event of events) book(event, expected);
      if (action.kind === 'redeem') expected[stoneAge.decision(state)!.player]!.redeemable--;
      expect(after.players.map(ledgerOf)).toEqual(expected);
      for (const player of after.players) {
        for (const good of GOODS) expect(player[good]).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('tracks stay on their tracks, and scores above 0 unless the rules let them fall', () => {
    const mayBeNegative = isSolo || request.options?.negativeScores === true;
    eagerWalk(request, seed, ({ state }) => {
      for (const { agriculture, merchant, tools, score } of state.players) {
        expect(merchant).toBeGreaterThanOrEqual(0);
        expect(merchant).toBeLessThanOrEqual(10);
        expect(agriculture).toBeGreaterThanOrEqual(0);
        expect(agriculture).toBeLessThanOrEqual(10);
        expect(Math.min(...tools)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...tools)).toBeLessThanOrEqual(4);
        if (!isSolo) expect(tools).toEqual(evenTools(tools));
        if (!mayBeNegative) expect(score).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('every illegal move is refused for a reason of its own', () => {
    const candidates = new Map<string, Action>();
    eagerWalk(request, seed, ({ state }) => {
      for (const action of stoneAge.legalActions(state)) {
        candidates.set(stoneAge.print(action), action);
      }
    });
    const moves = [...candidates.values()];
    eagerWalk(request, seed, ({ state, random }) => {
      for (let i = 0; i < 5; i++) {
        const why = stoneAge.whyNot(state, oneOf(moves, random));
        if (why !== undefined) expect(why.message).not.toMatch(/is no legal move/);
      }
    });
  });

  it('B10.4 P7.3: the result equals an independent recount of the final snapshot', () => {
    const end = eagerWalk(request, seed);
    const view = stoneAge.view(end, 'spectator');
    expect(recount(view)).toEqual(view.result);
    expect(stoneAge.scores(end)).toEqual(view.result!.scores);
  });
});

describe('the tie-break', () => {
  it('B10.4: of equal scores the larger agriculture + tools + people wins; else they share', () => {
    const random = randomFrom('ties');
    const end = eagerWalk({ players: 4 }, 'ties');
    const seen = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const state = stoneAge.clone(end);
      for (const player of state.players) {
        player.cards = [];
        player.faceDown = [];
        player.score = 50 + random.below(2);
        player.wood = random.below(2);
        player.agriculture = random.below(3);
        player.tools = [random.below(2), 0, 0];
        player.people = 5 + random.below(2);
        player.clay = 0;
        player.stone = 0;
        player.gold = 0;
        player.redeemable = 0;
      }
      const { winners } = recount(stoneAge.view(state, 'all'));
      expect(stoneAge.winners(state)).toEqual(winners);
      seen.add(winners.length);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
  });
});

/** What the events of a move may change. */
type Ledger = Pick<
  Player,
  Good | 'score' | 'people' | 'agriculture' | 'merchant' | 'redeemable' | 'tools'
>;

const ledgerOf = (player: Player): Ledger => {
  const { score, food, wood, clay, stone, gold, jewelry, people } = player;
  const { agriculture, merchant, redeemable, tools } = player;
  return {
    ...{ score, food, wood, clay, stone, gold, jewelry, people },
    ...{ agriculture, merchant, redeemable, tools },
  };
};

function book(event: Event, ledgers: readonly Ledger[]): void {
  if (!('player' in event)) return;
  const ledger = ledgers[event.player]!;
  switch (event.type) {
    case 'gained':
    case 'paid':
      for (const [good, count] of Object.entries(event.goods)) {
        ledger[good as 'food'] += event.type === 'gained' ? count : -count;
      }
      break;
    case 'traded':
      for (const [good, count] of Object.entries(event.give)) ledger[good as 'food'] -= count;
      for (const [good, count] of Object.entries(event.get)) ledger[good as 'food'] += count;
      break;
    case 'merchant':
      ledger.merchant = event.merchant;
      break;
    case 'fed':
      ledger.food -= event.food;
      break;
    case 'points':
      ledger.score += event.points;
      expect(ledger.score).toBe(event.score);
      break;
    case 'person':
      ledger.people++;
      break;
    case 'agriculture':
      expect(event.agriculture).toBeLessThanOrEqual(ledger.agriculture + 1);
      ledger.agriculture = event.agriculture;
      break;
    case 'tool':
      expect(sum(event.tools)).toBe(sum(ledger.tools) + 1);
      ledger.tools = event.tools;
      break;
    case 'tokensPaid':
      expect(event.values).toEqual(event.slots.map((slot) => ledger.tools[slot - 1]));
      ledger.tools = ledger.tools.map((value, at) => (event.slots.includes(at + 1) ? 0 : value));
      break;
    case 'redeemable':
      ledger.redeemable++;
      break;
  }
}

/** B5.1: as many tools, taken one after another. */
function evenTools(tools: readonly number[]): number[] {
  return tools.map((_, slot) => Math.floor((sum(tools) + 2 - slot) / 3));
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
