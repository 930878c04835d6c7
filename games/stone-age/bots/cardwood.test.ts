import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { type Player, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { cardwoodBot } from './cardwood.ts';
import { after, having, moveOf, newGame } from './testing/position.ts';

const move = (state: State, seed?: string): string => moveOf(cardwoodBot, state, seed);

/** Player 0 to place with this in hand; the village is full, nobody else has people left. */
const crowded = (owner: Partial<Player>, deck = ['C03', 'C06', 'C22', 'C26']): State =>
  having(
    after(
      newGame({ rig: { firstPlayer: 1, deck } }),
      'place field 1',
      'place toolmaker 1',
      'place hunt 4',
    ),
    0,
    owner,
  );

/** Builders, tool makers, builders, tool makers. */
const UNWANTED = ['C04', 'C02', 'C15', 'C16'];

describe('CardWood places', () => {
  it('on the field while agriculture is less than people, then on the hut', () => {
    expect(move(newGame())).toBe('place field 1');
    expect(move(having(newGame(), 0, { agriculture: 5 }))).toBe('place hut 2');
  });

  it('on the hut only with two beyond its hunters, and not with ten people', () => {
    const state = after(newGame({ rig: { firstPlayer: 1 } }), 'place field 1');
    expect(move(having(state, 0, { food: 1 }))).toBe('place hut 2');
    expect(move(having(state, 0, { food: 0 }))).toBe('place forest 1');
    expect(move(having(state, 0, { people: 10, home: 10, food: 20 }))).toBe('place forest 7');
  });

  it('on the cheapest card that its wood can pay', () => {
    expect(move(crowded({ wood: 4 }))).toBe('place card1 1');
    expect(move(after(crowded({ wood: 4 }), 'place card1 1'))).toBe('place card2 1');
    expect(move(crowded({ wood: 0, clay: 9 }))).toBe('place forest 4');
  });

  it('on card spaces 1 and 2 alone with fewer than eight people', () => {
    const few = crowded({ wood: 9 }, ['C04', 'C02', 'C22', 'C26']);
    expect(move(few)).toBe('place forest 4');
    expect(move(having(few, 0, { people: 8, home: 7 }))).toBe('place card3 1');
  });

  it('on builders and tool makers in one of five looks, the mean after four misses', () => {
    const state = crowded({ wood: 9, people: 8, home: 7, food: 20 }, UNWANTED);
    const moves = Array.from({ length: 1000 }, (_, seed) => move(state, String(seed)));
    const taken = moves.filter((one) => one === 'place card1 1').length;
    expect(moves.filter((one) => one === 'place forest 7').length).toBe(1000 - taken);
    expect(taken).toBeGreaterThan(150);
    expect(taken).toBeLessThan(250);
  });

  it('on the field with eight people, no card and three farmers, also beyond its need', () => {
    const state = after(newGame({ rig: { firstPlayer: 0, deck: UNWANTED } }));
    const rich = { people: 10, home: 10, agriculture: 10, cards: ['C25', 'C26'] };
    expect(move(having(state, 0, rich))).toBe('place field 1');
    expect(move(having(state, 0, { ...rich, cards: ['C25'] }))).toBe('place forest 7');
  });

  it('in the forest everyone beyond its hunters, who come last', () => {
    const hungry = crowded({ food: 2 });
    expect(move(hungry)).toBe('place forest 2');
    expect(move(after(hungry, 'place forest 2'))).toBe('place hunt 2');
  });

  it('in the clay pit, quarry and river when the forest is taken', () => {
    const state = newGame({ rig: { firstPlayer: 1 } });
    const taken = after(state, 'place forest 1', 'place toolmaker 1', 'place hut 2');
    expect(move(taken)).toBe('place claypit 4');
  });

  it('one hunter when nobody need hunt and nothing else fits', () => {
    const taken = after(
      newGame({ rig: { firstPlayer: 1 } }),
      'place forest 1',
      'place field 1',
      'place claypit 1',
      'place hut 2',
      'place quarry 1',
      'place card1 1',
      'place river 1',
    );
    expect(move(taken)).toBe('place hunt 1');
  });
});

/** Player 0 to act, standing there. */
const acting = (owner: Partial<Player>, ...places: readonly string[]): State =>
  having(after(having(newGame(), 1, { home: 0, people: 0 }), ...places), 0, owner);

describe('CardWood acts', () => {
  it('at the forest first and buys cards last', () => {
    const state = acting({ wood: 2 }, 'place card1 1', 'place field 1', 'place forest 3');
    expect(move(state)).toBe('use forest');
    const gathered = after(state, 'use forest');
    expect(move(gathered)).toBe('use field');
    expect(move(after(gathered, 'use field'))).toMatch(/^buy card1/);
  });

  it('pays with the dearest resources', () => {
    const state = acting(
      { wood: 3, stone: 1, gold: 1 },
      'place card3 1',
      'place hut 2',
      'place forest 2',
    );
    expect(move(after(state, 'use forest', 'use hut'))).toBe('buy card3 wood=1 stone=1 gold=1');
  });

  it('throws all tools on the first roll', () => {
    const tools = { tools: [2, 1, 1], oneUse: [3] };
    const state = acting(tools, 'place forest 3', 'place hunt 2');
    expect(move(after(state, 'use forest'))).toBe('tools t1 t2 t3 o3');
  });

  it('takes two wood for any two', () => {
    expect(move(acting({ redeemable: 1 }, 'place forest 3', 'place hut 2'))).toBe('redeem wood=2');
  });

  it('feeds with the dearest resources', () => {
    const state = acting(
      { food: 2, wood: 5, gold: 2 },
      'place toolmaker 1',
      'place hut 2',
      'place card1 1',
      'place card2 1',
    );
    const leaving = ['use toolmaker', 'leave hut', 'leave card1', 'leave card2'];
    expect(move(after(state, ...leaving))).toBe('feed wood=1 gold=2');
  });

  it.each([
    [[1, 4], 1],
    [[2, 3], 3],
    [[1, 5], 5],
    [[6, 5], 6],
  ])('of the dice %j takes %i', (dice, face) => {
    const state = newGame();
    state.pending = [{ kind: 'pickDie', player: 0, for: 'C07', table: 'base', dice }];
    expect(move(state)).toBe(`pick ${face}`);
  });
});

/** The mean of so many games against itself: the points of each seat from the first player on, and the rounds. */
function selfPlay(players: number, games: number): { scores: number[]; rounds: number } {
  const scores = new Array<number>(players).fill(0);
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const chance = simulationChance(`cardwood ${game}`);
    const random = randomFrom(`cardwood ${game}`);
    const state = stoneAge.setup(stoneAge.checkSetup({ players, rig: { firstPlayer: 0 } }), chance);
    while (stoneAge.decision(state) !== undefined) {
      stoneAge.advance(state, botMove(stoneAge, cardwoodBot, state, random), chance);
    }
    stoneAge.scores(state).forEach((score, seat) => {
      scores[seat]! += score / games;
    });
    rounds += state.round / games;
  }
  return { scores, rounds };
}

describe('CardWood against itself', () => {
  it.each([
    { players: 2, points: [195, 185], known: 19 },
    { players: 4, points: [103, 118, 109, 96], known: 20 },
  ])('makes about $points points in $known rounds', ({ players, points, known }) => {
    const { scores, rounds } = selfPlay(players, 60);
    expect(Math.abs(rounds - known)).toBeLessThan(1.5);
    points.forEach((score, seat) => {
      expect(Math.abs(scores[seat]! - score)).toBeLessThan(20);
    });
  });
});
