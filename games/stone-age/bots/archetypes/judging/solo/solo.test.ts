import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { type Player, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../greedy.ts';
import { after, having, moveOf, newGame } from '../../../testing/position.ts';

const move = (state: State): string => moveOf(greedyBot, state);

const SET_UP = ['food', 'wood', 'clay', 'stone', 'gold'].map((good) => `stock ${good} 0`);

/** Alone in the first turn, the elder at the hunting grounds, these cards on spaces 2 to 4. */
const firstTurn = (owner: Partial<Player> = {}): State => {
  const rig = { deck: ['C03', 'C06', 'C22'], stacks: [['B01', 'B10'], ['B18']] };
  const state = newGame({ players: 1, variant: 'solo', rig });
  return having(after(state, ...SET_UP, 'elder hunt'), 0, owner);
};

/** The same, with something else in the one-player game's part. */
const withSolo = (state: State, changes: Partial<NonNullable<State['solo']>>): State => ({
  ...stoneAge.clone(state),
  solo: { ...state.solo!, ...changes },
});

describe('set-up (P1.6)', () => {
  it('adds no food, removes nothing, and puts the elder where there is nothing to hunt', () => {
    const state = newGame({ players: 1, variant: 'solo', rig: {} });
    SET_UP.forEach((expected, at) => {
      expect(move(after(state, ...SET_UP.slice(0, at)))).toBe(expected);
    });
    expect(move(after(state, ...SET_UP))).toBe('elder hunt');
  });
});

describe('a turn', () => {
  it('grows first, and buys a card with what the elder takes', () => {
    let state = firstTurn();
    const moves: string[] = [];
    while (state.players[0]!.home > 0) {
      moves.push(move(state));
      state = after(state, moves[moves.length - 1]!);
    }
    expect(moves).toContain('place hut 2');
    expect(moves.filter((one) => one.startsWith('place card'))).toHaveLength(1);
  });

  it('buys more than one card only in the last turn, when none is left to draw (P6.1)', () => {
    const rich = withSolo(firstTurn({ wood: 10, people: 10, home: 10, agriculture: 10 }), {
      elder: 'forest',
    });
    const cards = (state: State): number => {
      let now = state;
      let count = 0;
      while (now.players[0]!.home > 0) {
        const next = move(now);
        if (next.startsWith('place card')) count++;
        now = after(now, next);
      }
      return count;
    };
    expect(cards(rich)).toBe(1);
    expect(cards({ ...rich, drawn: rich.deck.length })).toBeGreaterThan(1);
  });

  it('does not stand on a card that nothing can pay (P3.1, P3.3)', () => {
    const poor = withSolo(firstTurn(), { elder: 'quarry' });
    expect(move(after(poor, 'place hut 2'))).not.toMatch(/card/);
  });
});

describe('choices', () => {
  const asked = (pending: State['pending'], owner: Partial<Player> = {}): State => ({
    ...firstTurn(owner),
    pending,
  });

  it('takes new tokens, and exchanges a 2 for a 3 (P4.5)', () => {
    const choose = [{ kind: 'chooseTool', player: 0 }] as const;
    expect(move(asked(choose, { tools: [1, 0, 0] }))).toBe('tool new');
    expect(move(asked(choose, { tools: [1, 2, 1] }))).toBe('tool t2');
  });

  it('picks the face that brings most, less what the others cost (P5.5)', () => {
    const dice = [
      { kind: 'pickFace', player: 0, for: 'C07', table: 'base', dice: [6, 1, 1] },
    ] as const;
    expect(move(asked(dice))).toBe('pick 6');
    const wood = { outside: { wood: 5, clay: 0, stone: 0, gold: 0 } };
    expect(move(withSolo(asked(dice, { agriculture: 10 }), wood))).toBe('pick 1');
  });

  it('draws a discarded card that it lacks (P5.6)', () => {
    const draw = asked([{ kind: 'drawCard', player: 0 }], {
      cards: ['C05', 'C07', 'C11', 'C13', 'C19', 'C22'],
    });
    expect(move(withSolo(draw, { discard: ['C03'] }))).toBe('draw C03');
  });

  it('feeds when it can, with food rather than resources (P6.2)', () => {
    const feed = [{ kind: 'feedAll', player: 0, need: 5 }] as const;
    const state = withSolo(asked(feed, { food: 5, gold: 5 }), { elder: 'river' });
    expect(move(state)).toBe('feed food=5');
  });

  it('offers points before anything dear (P6.3)', () => {
    const offer = asked([{ kind: 'offer', player: 0 }], { stone: 1, gold: 1 });
    expect(move(offer)).toBe('offer points');
  });
});

it('reaches a victory on average', () => {
  const GAMES = 24;
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const chance = simulationChance(`alone ${game}`);
    const random = randomFrom(`alone ${game}`);
    const state = stoneAge.setup(stoneAge.checkSetup({ players: 1, variant: 'solo' }), chance);
    while (stoneAge.decision(state) !== undefined) {
      stoneAge.advance(state, botMove(stoneAge, greedyBot, state, random), chance);
    }
    sum += stoneAge.scores(state)[0]!;
  }
  expect(sum / GAMES).toBeGreaterThan(120);
});
