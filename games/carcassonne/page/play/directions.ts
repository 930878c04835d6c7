import type { Square } from './laying.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const directionOf = (key: string): Direction | undefined =>
  key in WAYS ? (key as Direction) : undefined;

/** What lies aside counts for so much more than what lies ahead. */
const ASIDE = 2;

/** The nearest square in a direction: straight ahead rather than aside. Undefined where there is none. */
export function nearestIn<Some extends Square>(
  direction: Direction,
  from: Square,
  squares: readonly Some[],
): Some | undefined {
  const [dx, dy] = WAYS[direction];
  const measured = squares.flatMap((square) => {
    const [across, down] = [square.x - from.x, square.y - from.y];
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    return ahead > 0 ? [{ square, far: ahead + ASIDE * aside }] : [];
  });
  return measured.sort((one, other) => one.far - other.far)[0]?.square;
}
