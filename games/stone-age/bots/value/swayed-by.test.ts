import { randomFrom, type SetupRequest } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { anyWeights } from '@ochre/search/testing';
import { halvingSearch, ValuePolicy } from '@ochre/search/value';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { knowledgeFor } from './knowledge.ts';
import { swayedBy } from './swayed-by.ts';

const EFFORT = { candidates: 4, work: 1500, rounds: 1 };

/** Positions where people are placed while others hold cards that lie face down, and some before that. */
function placings(request: SetupRequest): State[] {
  const [open, hiding]: State[][] = [[], []];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    walk(stoneAge, request, seed, ({ state }) => {
      const legal = stoneAge.legalActions(state);
      if (legal.length < 2 || legal[0]?.kind !== 'place') return;
      const { player, players } = state;
      const isHiding = players.some((one, seat) => seat !== player && one.faceDown.length > 0);
      (isHiding ? hiding : open)!.push(stoneAge.clone(state));
    });
  }
  const spread = (states: readonly State[]): State[] =>
    states.filter((_, at) => at % Math.ceil(states.length / 4) === 0);
  expect(hiding!.length).toBeGreaterThan(4);
  return [...spread(open!), ...spread(hiding!)];
}

describe.each<SetupRequest>([{ players: 2 }, { players: 4, modules: ['style', 'huts'] }])(
  'what is known of a playout of %j',
  (request) => {
    const setup = stoneAge.checkSetup(request);
    const knowledge = knowledgeFor(setup);
    const weights = anyWeights(knowledge.sight);

    it('comes to the same as choosing every move anew', () => {
      const { swayedBy: _, ...everyMove } = knowledge;
      const found = (known: typeof everyMove, seen: State): unknown =>
        halvingSearch(new ValuePolicy(weights, known), EFFORT, {
          seen,
          legal: stoneAge.legalActions(seen),
          random: randomFrom('search'),
          limit: undefined,
        });
      for (const seen of placings(request)) {
        expect(found(knowledge, seen)).toEqual(found(everyMove, seen));
      }
    });

    it('ends where dice fall or cards come to light', () => {
      walk(stoneAge, request, 'a', ({ state }) => {
        const [first] = stoneAge.legalActions(state);
        expect(swayedBy(state, 0) !== undefined).toBe(first?.kind === 'place');
      });
    });
  },
);
