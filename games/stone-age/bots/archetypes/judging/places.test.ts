import { oneOf, randomFrom, simulationChance } from '@ochre/kernel';
import { PLACES, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { isTaken, peopleOn } from './places.ts';

describe('people on places', () => {
  it.each([
    [2, []],
    [4, ['huts']],
    [5, ['style']],
  ])('are those that a snapshot shows, with %i players and %j', (players, modules) => {
    const chance = simulationChance('places');
    const random = randomFrom('places');
    const state = stoneAge.setup(stoneAge.checkSetup({ players, modules }), chance);
    for (let move = 0; move < 200; move++) {
      const { places } = stoneAge.view(state, 'all');
      for (const place of PLACES) {
        const shown = places[place] ?? new Array(players).fill(0);
        expect(shown.map((_, player) => peopleOn(state, player, place))).toEqual(shown);
        expect(isTaken(state, place)).toBe(places[place] !== undefined);
      }
      const legal = stoneAge.legalActions(state);
      stoneAge.advance(state, oneOf(legal, random), chance);
    }
  });
});
