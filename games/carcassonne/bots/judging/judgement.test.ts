import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne, type State } from '../../rules/index.ts';
import { Judgement } from './judgement.ts';
import { SOUND } from './profiles.ts';
import { afterClaiming, afterLaying, turnsFrom } from './turns.ts';

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 5, modules: ['shrine'] },
];

/** Every position of a random game in which somebody is to lay. */
function positions(request: SetupRequest): State[] {
  const random = randomFrom('positions');
  const chance = simulationChance('positions');
  const state = carcassonne.setup(carcassonne.checkSetup(request), chance);
  const found: State[] = [];
  while (state.phase !== 'over') {
    if (state.phase === 'lay') found.push(carcassonne.clone(state));
    const legal = carcassonne.legalActions(state);
    carcassonne.advance(state, legal[random.below(legal.length)]!, chance);
  }
  return found;
}

describe.each(REQUESTS)('a judgement in a game of %j', (request) => {
  it('expects what the rules would count, where nothing is to come', () => {
    const judgement = new Judgement(SOUND);
    for (const state of positions(request)) {
      judgement.value({ ...state, bag: [], tile: -1 }, 0);
      expect([...judgement.worth.subarray(0, request.players)]).toEqual(carcassonne.scores(state));
    }
  });

  it('is the same, whatever was judged before', () => {
    const used = new Judgement(SOUND);
    for (const state of positions(request)) {
      expect(used.value(state, 0)).toBe(new Judgement(SOUND).value(state, 0));
      // Somebody's next turn, on one tile more.
      used.value(turnsFrom(state, used)[0]!.after, 0);
    }
  });
});

describe.each(REQUESTS)('a turn in a game of %j', (request) => {
  it('leaves the table as the rules do, and what it came from as it was', () => {
    const random = randomFrom('turns');
    const judgement = new Judgement(SOUND);
    for (const state of positions(request)) {
      const before = JSON.stringify(state);
      const turns = turnsFrom(state, judgement);
      const { lay, claim, after } = turns[random.below(turns.length)]!;
      const expected = carcassonne.clone(state);
      carcassonne.advance(expected, lay!, simulationChance(''));
      if (expected.phase === 'claim' && expected.turn === state.turn) {
        carcassonne.advance(expected, claim, simulationChance(''));
      }
      const { map, supply, followers, points } = expected;
      expect(after).toMatchObject({ map, supply, followers, points });
      expect(afterClaiming(afterLaying(state, lay!), claim)).toEqual(after);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});
