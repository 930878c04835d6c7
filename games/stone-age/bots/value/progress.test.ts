import type { SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { after, newGame } from '../testing/position.ts';
import { placeIndexFor } from './place-index.ts';
import { progress } from './progress.ts';

const BASE: readonly string[] = ['card1', 'card4', 'building1'];
const GAMES: readonly (readonly [SetupRequest, readonly string[]])[] = [
  [{ players: 2 }, BASE],
  [{ players: 4 }, [...BASE, 'building4']],
  [{ players: 2, modules: ['style'] }, [...BASE, 'card5']],
  [{ players: 5, modules: ['style', 'huts'] }, [...BASE, 'card5', 'building5']],
];

describe('progress towards the end', () => {
  it.each(GAMES)('counts people on every card space and stack of %j', (request, places) => {
    const start = newGame(request);
    const index = placeIndexFor(start.setup);
    const at = (place: string): number => progress(after(start, `place ${place} 1`), 0, index);
    const none = progress(start, 0, index);
    for (const place of places) expect(at(place)).toBeGreaterThan(none);
    for (const place of ['forest', 'hunt', 'toolmaker']) expect(at(place)).toBe(none);
  });

  it('counts them alone, too', () => {
    const start = newGame({ players: 1, variant: 'solo', rig: undefined });
    const index = placeIndexFor(start.setup);
    const none = progress(start, 0, index);
    for (const place of [...index.cards, ...index.buildings]) {
      start.standing[place] = 1;
      start.players[0]!.stands = 1 << place;
      expect(progress(start, 0, index)).toBeGreaterThan(none);
      start.standing[place] = 0;
    }
    expect([index.cards.length, index.buildings.length]).toEqual([4, 2]);
  });
});
