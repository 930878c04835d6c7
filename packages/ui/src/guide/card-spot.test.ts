import { describe, expect, it } from 'vitest';
import { type Box, type CardSpot, spotAcross, spotBeside } from './card-spot.ts';

const page = { width: 1280, height: 800 };
const card = { width: 336, height: 160 };
const box = (left: number, top: number, width = 100, height = 100): Box => ({
  left,
  top,
  width,
  height,
});
const beside = (about: readonly Box[], others: readonly Box[] = []): CardSpot =>
  spotBeside({ page, card, about, others });

const isHidden = (target: Box, { left, top }: CardSpot): boolean =>
  left < target.left + target.width &&
  target.left < left + card.width &&
  top < target.top + target.height &&
  target.top < top + card.height;

describe('A hint on a wide page', () => {
  it.each([
    ['at the left edge', box(0, 300), 'left'],
    ['at the right edge', box(1180, 60), 'right'],
    ['along the top', box(200, 0, 900, 48), 'top'],
    ['along the bottom', box(10, 700, 940, 90), 'bottom'],
  ] as const)('stands beside what it is about, %s, and points at it', (_, target, edge) => {
    const spot = beside([target]);
    expect(spot.tail?.edge).toBe(edge);
    expect(isHidden(target, spot)).toBe(false);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + card.width).toBeLessThanOrEqual(page.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + card.height).toBeLessThanOrEqual(page.height);
  });

  it('goes to the side where it hides least', () => {
    const target = box(500, 300);
    const right = beside([target]);
    expect(right.left).toBeGreaterThan(target.left);
    expect(beside([target], [box(620, 250, 300, 200)]).left).toBeLessThan(target.left);
  });

  it('would rather hide what is only looked at than what can be tapped', () => {
    const [target, beside] = [box(500, 300), box(620, 250, 300, 200)];
    const about = [target];
    const others = [box(140, 250, 340, 200), box(450, 100, 200, 180), box(450, 420, 200, 200)];
    const spot = spotBeside({ page, card, about, others, lit: [beside] });
    expect(isHidden(beside, spot)).toBe(false);
  });

  it('keeps its tail off its corners', () => {
    const { tail } = beside([box(1180, 0, 100, 20)]);
    expect(tail!.at).toBeGreaterThanOrEqual(24);
  });

  it('rests in the middle when it is about nothing in sight', () => {
    expect(beside([])).toEqual({ left: 472, top: 320 });
  });
});

describe('A hint on a narrow page', () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 374, height: 150 };
  const ends = [48, 488] as const;
  const across = (about: readonly Box[], others: readonly Box[]): CardSpot =>
    spotAcross({ page: phone, card: wide, about, others }, ends);

  it('lies at the end of the page while there is room', () => {
    expect(across([box(20, 200)], [box(0, 488, 390, 120)]).top).toBe(844 - 150 - 8);
  });

  it('lies above the decision when that fills its sheet', () => {
    expect(across([box(20, 100)], [box(0, 488, 390, 356)]).top).toBe(488 - 150 - 8);
  });

  it('goes up when it would hide what it is about', () => {
    const spot = across([box(20, 380, 100, 100)], [box(0, 488, 390, 356)]);
    expect(spot.top).toBe(48 + 8);
  });
});
