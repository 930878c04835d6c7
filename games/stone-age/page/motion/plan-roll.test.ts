import type { SetupRequest } from '@ochre/kernel';
import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { planMotion } from './plan-motion.ts';
import type { Scene } from './planned.ts';
import type { Sum } from './roll.ts';
import { randomGame } from './testing/random-game.ts';
import { partsOf } from './testing/whole-plan.ts';

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 4 },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
];

/** What came of dice for a good, by the engine: gained, without room, or to be split. */
function cameOf(events: readonly Event[], { good }: Sum, from: string, split: number): number {
  const came = events.reduce((sum, event) => {
    if (event.type === 'gained' && event.from === from) return sum + (event.goods[good] ?? 0);
    return event.type === 'noRoom' && event.from === from ? sum + event.count : sum;
  }, 0);
  return came + split;
}

describe('What is said that dice bring', () => {
  it.each(REQUESTS.map((request) => [JSON.stringify(request), request] as const))(
    'is what the engine gives: every roll of %s',
    (_, request) => {
      let sums = 0;
      for (const seed of ['a', 'b', 'c', 'd']) {
        let scene: Scene | undefined;
        for (const { before, events, after } of randomGame(request, seed)) {
          const parts = partsOf(planMotion(events, { view: before, roll: scene?.roll }));
          scene = parts.at(-1)!.after;
          const pending = after.decision?.kind === 'tools' || after.decision?.kind === 'pick';
          if (pending) expect(scene.roll?.dice).toEqual(after.dice);

          const { sum, for: from = '' } = parts.find(({ staged }) => staged?.sum)?.staged ?? {};
          if (sum === undefined) continue;
          sums++;
          const split = after.decision?.kind === 'take' ? (after.decision.amount ?? 0) : 0;
          expect(sum.comes).toBe(cameOf(events, sum, from, split));
        }
      }
      expect(sums).toBeGreaterThan(20);
    },
  );

  it('is said of every roll for a good exactly once', () => {
    for (const { before, events } of randomGame({ players: 3 }, 'once')) {
      const parts = partsOf(planMotion(events, { view: before }));
      const said = parts.filter(({ staged }) => staged?.isThrown === true);
      expect(said.length).toBe(events.filter(({ type }) => type === 'rolled').length);
    }
  });
});
