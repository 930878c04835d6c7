import { describe, expect, it } from 'vitest';
import { breakdownNow, collectionOf, foodAfterFeeding, total } from './standing.ts';
import { playOn, tableOf } from './testing/tables.ts';

describe('the score if the game ended now', () => {
  it.each([2, 3, 4])('is the final one at the end of a game of %i', (players) => {
    const seats = Array.from({ length: players }, () => 'me' as const);
    const { result, players: owners } = playOn(tableOf(seats), 5000).view('spectator');
    expect(owners.map(breakdownNow)).toEqual(result!.breakdown);
    expect(owners.map((owner) => total(breakdownNow(owner)))).toEqual(result!.scores);
    expect(Object.keys(breakdownNow(owners[0]!))).toEqual(Object.keys(result!.breakdown[0]!));
  });

  it('leaves out what the viewer may not see', () => {
    expect(collectionOf({ cards: ['C03', 'C12', 'C05', null, 'C06', 'C35'] })).toEqual({
      culture: [2, 1],
      people: { farmer: 0, toolmaker: 0, builder: 3, shaman: 2 },
    });
  });
});

describe('the food forecast', () => {
  it('is food + agriculture - people (B8.1)', () => {
    const [player] = tableOf(['me', 'me']).view(0).players;
    expect(foodAfterFeeding({ ...player!, food: 3, agriculture: 2, people: 7 })).toBe(-2);
  });
});
