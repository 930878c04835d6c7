import { randomUUID } from 'node:crypto';
import type { SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { stoneAge } from './game.ts';
import { eagerWalk } from './testing/eager-walk.ts';
import { startAt } from './testing/test-game.ts';
import { PLACES } from './vocabulary.ts';
import { whyNotThere } from './why-not-there.ts';

const SEED = process.env.OCHRE_SEED ?? randomUUID();
const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 4 },
  { players: 5, modules: ['style', 'huts'] },
  { players: 3, modules: ['style'] },
  { players: 1, variant: 'solo' },
];

describe('why nothing can be done at a place', () => {
  it.each(REQUESTS)(`is told where nothing can, and nowhere else: %j, seed ${SEED}`, (request) => {
    let moments = 0;
    eagerWalk(request, SEED, ({ state }) => {
      if (moments++ % 3 !== 0) return;
      const possible = new Set(
        stoneAge
          .legalActions(state)
          .flatMap((action) => ('place' in action && action.kind !== 'leave' ? action.place : [])),
      );
      const asked = stoneAge.decision(state)!.player;
      for (const by of new Set([asked, (asked + 1) % request.players])) {
        const view = stoneAge.view(state, by);
        const open = PLACES.filter((place) => whyNotThere(view, place, by) === undefined);
        expect(open).toEqual(by === asked ? PLACES.filter((place) => possible.has(place)) : []);
      }
    });
  });

  it.each([
    ['B3.2', 'forest', 0, { phase: 'place', players: [{ at: { forest: 1 } }] }],
    ['B3.5', 'forest', 0, { phase: 'place', players: [{}, { at: { forest: 1 } }] }],
    ['B3.3', 'hut', 0, { phase: 'place', players: [{}, { at: { hut: 2 } }] }],
    ['B3.1', 'hut', 0, { phase: 'place', players: [{ at: { hunt: 4 } }] }],
    ['B3.1', 'hut', 1, { phase: 'place' }],
    ['B4.1', 'river', 0, { players: [{ at: { hunt: 1 } }] }],
    ['B6.1', 'card2', 0, { players: [{ wood: 1, at: { card2: 1 } }] }],
    ['B7.2', 'building1', 0, { players: [{ at: { building1: 1 } }] }],
    ['S3.1', 'merchant', 0, { phase: 'place' }],
  ] as const)('%s: at %s for player %i', (rule, place, by, position) => {
    const { all } = startAt(position, { stacks: [['B01']] });
    expect(whyNotThere(all, place, by)?.rule).toBe(rule);
  });
});
