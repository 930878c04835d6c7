import { describe, expect, it } from 'vitest';
import { type Finisher, PICTURE } from './end-picture.ts';
import { figureOn, GROUND, pillarsOf } from './pillars.ts';

const TRIBES = ['cinnabar', 'slate', 'moss', 'chalk', 'plum'] as const;
const finishers = (...scores: readonly number[]): Finisher[] =>
  scores.map((score, at) => ({
    name: `${at}`,
    tribe: TRIBES[at]!,
    score,
    hasWon: score === Math.max(...scores),
  }));

describe('The picture of the end', () => {
  it.each([[[184, 92]], [[-194]], [[0, 0, 0]], [[300, 12, -5, 40, 299]]])(
    'has room for everybody with %j points',
    (scores) => {
      const pillars = pillarsOf(finishers(...scores));
      for (const [at, pillar] of pillars.entries()) {
        expect(pillar.top + pillar.height).toBe(GROUND);
        expect(pillar.height).toBeGreaterThan(0);
        expect(figureOn(pillar).y).toBeGreaterThan(100);
        expect(pillar.x + pillar.width).toBeLessThan(pillars[at + 1]?.x ?? PICTURE.width);
      }
    },
  );

  it('is as high as the points', () => {
    const [one, other] = pillarsOf(finishers(200, 100));
    expect(one!.height).toBe(2 * other!.height);
  });
});
