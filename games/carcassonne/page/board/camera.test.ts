import { describe, expect, it } from 'vitest';
import {
  between,
  type Camera,
  embrace,
  firstLook,
  follow,
  grown,
  isInSight,
  keptInSight,
  LARGEST,
  landAt,
  nearTo,
  pan,
  reach,
  SMALLEST,
  sightOf,
  wholeLand,
  zoomAt,
} from './camera.ts';

const PHONE = { left: 14, top: 14, right: 376, bottom: 376 };
const FREE = { left: 12, top: 10, right: 960, bottom: 600 };
const squares = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));
const row = (length: number) => sightOf(squares(length), []);
const START = row(1);

const closeTo = ({ left, top, size }: Camera) => ({
  left: expect.closeTo(left, 6),
  top: expect.closeTo(top, 6),
  size: expect.closeTo(size, 6),
});

describe('The first look', () => {
  it('has a small land in the middle, not too large', () => {
    const camera = firstLook(START, FREE);
    expect(camera.size).toBe(120);
    expect(landAt(camera, 486, 305)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
  });

  it('has all of a larger land with its open squares', () => {
    const camera = firstLook(row(10), FREE);
    expect(camera.size).toBeCloseTo(948 / 12);
    expect(isInSight(camera, { x: -1, y: 0 }, FREE)).toBe(true);
    expect(isInSight(camera, { x: 10, y: 0 }, FREE)).toBe(true);
  });

  it('has tiles that can be seen, and tapped by a finger; the whole land may be smaller', () => {
    expect(firstLook(row(30), FREE).size).toBe(SMALLEST);
    expect(firstLook(row(4), PHONE).size).toBeCloseTo(362 / 6);
    expect(wholeLand(row(18), FREE).size).toBeCloseTo(948 / 20);
    expect(wholeLand(row(72), FREE).size).toBe(14);
  });

  it('is from near on a phone that cannot show all of it, at what was laid last', () => {
    const camera = firstLook(row(30), PHONE, { x: 29, y: 0 });
    expect(camera.size).toBe(92);
    expect(isInSight(camera, { x: 29, y: 0 }, PHONE)).toBe(true);
    expect(isInSight(camera, { x: 30, y: 0 }, PHONE)).toBe(true);
  });
});

describe('A land that has become too large for a phone', () => {
  const before = firstLook(row(4), PHONE);

  it('is looked at from nearer', () => {
    const now = grown(before, row(5), PHONE);
    expect(now.size).toBe(92);
    expect(landAt(now, 195, 195)).toEqual({ x: expect.closeTo(2), y: expect.closeTo(0.5) });
  });

  it('stays as it is where there is room for it, or where it is near already', () => {
    expect(grown(before, row(4), PHONE)).toBe(before);
    expect(grown(before, row(30), FREE)).toBe(before);
    const near = zoomAt(before, 2, 0, 0);
    expect(grown(near, row(30), PHONE)).toBe(near);
  });
});

describe('What is lit', () => {
  const lit = [{ x: 0, y: 9 }];
  const sight = sightOf(squares(1), lit);

  it('comes in sight with the whole land', () => {
    const camera = firstLook(START, FREE);
    const after = embrace(camera, lit, sight, FREE);
    expect(after.size).toBeCloseTo(590 / 10);
    expect(isInSight(after, lit[0]!, FREE)).toBe(true);
    expect(embrace(after, lit, sight, FREE)).toBe(after);
  });

  it('moves nothing where the land is too large to be seen at once', () => {
    const camera = firstLook(START, PHONE);
    expect(embrace(camera, lit, sight, PHONE)).toBe(camera);
  });

  it('keeps clear of the corner where the tile in hand stands', () => {
    const free = { ...FREE, corner: { width: 120, height: 80 } };
    const beside = firstLook(row(9), free);
    expect(beside).toEqual(firstLook(row(9), FREE));
    const wide = sightOf(squares(10), [{ x: 0, y: 4 }]);
    const up = firstLook(wide, free);
    expect((wide.bottom - up.top) * up.size).toBeCloseTo(FREE.bottom - 80);
    const high = sightOf([{ x: 0, y: 0 }], [{ x: 13, y: 9 }]);
    const aside = firstLook(high, free);
    expect((high.left - aside.left) * aside.size).toBeCloseTo(FREE.left + 120);
  });
});

describe('Zooming', () => {
  const camera = firstLook(START, FREE);

  it('leaves the point where it is', () => {
    const before = landAt(camera, 300, 200);
    const after = landAt(zoomAt(camera, 1.3, 300, 200), 300, 200);
    expect(after).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
  });

  it('ends where tiles are as large or small as they may be', () => {
    expect(zoomAt(camera, 100, 0, 0).size).toBe(LARGEST);
    expect(zoomAt(camera, 0.01, 0, 0).size).toBe(SMALLEST);
  });

  it('goes on from a land that is smaller still', () => {
    const whole = { ...camera, size: 30 };
    expect(zoomAt(whole, 1.1, 0, 0).size).toBeCloseTo(33);
    expect(zoomAt(whole, 0.9, 0, 0).size).toBe(30);
  });

  it('there and back is nothing', () => {
    expect(zoomAt(zoomAt(camera, 1.5, 40, 70), 1 / 1.5, 40, 70)).toEqual(closeTo(camera));
  });
});

it('The land goes with the finger', () => {
  const camera = firstLook(START, FREE);
  const before = landAt(camera, 100, 100);
  expect(landAt(pan(camera, 30, -20), 130, 80)).toEqual({
    x: expect.closeTo(before.x),
    y: expect.closeTo(before.y),
  });
});

describe('Following', () => {
  const camera = firstLook(START, FREE);

  it('does nothing where the square is in sight', () => {
    expect(follow(camera, { x: 1, y: 0 }, START, FREE)).toBe(camera);
  });

  it('fits the land in while its tiles are large enough, and never makes them larger', () => {
    const after = follow(camera, { x: 7, y: 0 }, row(8), FREE);
    expect(after.size).toBeCloseTo(948 / 10);
    expect(isInSight(after, { x: -1, y: 0 }, FREE)).toBe(true);
    const small = { ...camera, size: 70 };
    expect(follow(small, { x: 20, y: 0 }, row(8), FREE).size).toBe(70);
  });

  it('goes to the square where the land is too large', () => {
    const before = firstLook(row(30), FREE);
    const after = follow(before, { x: 29, y: 0 }, row(30), FREE);
    expect(after.size).toBe(before.size);
    expect(isInSight(after, { x: 29, y: 0 }, FREE)).toBe(true);
    expect(after.top).toBe(before.top);
  });

  it('goes no further than it must', () => {
    const after = reach(camera, { x: 30, y: 0 }, row(40), FREE);
    expect((32 - after.left) * after.size).toBeCloseTo(FREE.right);
    expect(reach(after, { x: 30, y: 0 }, row(40), FREE)).toEqual(after);
  });

  it('reaches a square in a window that has hardly room for it', () => {
    const narrow = { left: 0, top: 0, right: 130, bottom: 130 };
    const square = { x: -9, y: 4 };
    expect(isInSight(reach(camera, square, START, narrow), square, narrow)).toBe(true);
  });
});

it('The land cannot be lost', () => {
  const far = pan(firstLook(START, FREE), 100_000, -100_000);
  const camera = keptInSight(far, squares(1), FREE);
  expect(isInSight(camera, { x: 0, y: 0 }, FREE)).toBe(true);
  const near = firstLook(START, FREE);
  expect(keptInSight(near, squares(1), FREE)).toEqual(near);
});

it('A tile that is claimed is seen from near, in the middle', () => {
  const camera = nearTo({ x: 3, y: -2 }, FREE);
  expect(camera.size).toBe(236);
  expect(landAt(camera, 486, 305)).toEqual({ x: expect.closeTo(3.5), y: expect.closeTo(-1.5) });
  expect(nearTo({ x: 0, y: 0 }, { left: 0, top: 0, right: 390, bottom: 350 }).size).toBeCloseTo(
    182,
  );
});

it('On the way from one look to another both are reached', () => {
  const [from, to] = [firstLook(START, FREE), nearTo({ x: 5, y: 5 }, FREE)];
  expect(between(from, to, 0)).toEqual(closeTo(from));
  expect(between(from, to, 1)).toEqual(closeTo(to));
  const half = between(from, to, 0.5);
  expect(half.size).toBeCloseTo(Math.sqrt(120 * 236));
});
