import { expect, it } from 'vitest';
import { signPlaces } from './sign-places.ts';

const SIZE = 236;

it('A sign stands outside the tile, on the side of its segment', () => {
  const [left, right, above, below] = signPlaces(
    [
      { x: 0.2, y: 0.4 },
      { x: 0.9, y: 0.5 },
      { x: 0.5, y: 0.1 },
      { x: 0.55, y: 0.8 },
    ],
    SIZE,
  );
  expect(left).toMatchObject({ side: 'left', y: 0.4 });
  expect(left!.x).toBeLessThan(0);
  expect(right).toMatchObject({ side: 'right', y: 0.5 });
  expect(right!.x).toBeGreaterThan(1);
  expect(above).toMatchObject({ side: 'above', x: 0.5 });
  expect(below).toMatchObject({ side: 'below', x: 0.55 });
});

it('No sign lies on another', () => {
  const spots = Array.from({ length: 7 }, (_, at) => ({ x: at % 2, y: 0.5 + at / 100 }));
  const places = signPlaces(spots, SIZE);
  for (const side of ['left', 'right']) {
    const heights = places.filter((place) => place.side === side).map(({ y }) => y * SIZE);
    for (const [at, height] of heights.entries()) {
      if (at > 0) expect(height - heights[at - 1]!).toBeGreaterThanOrEqual(35.9);
    }
  }
});
