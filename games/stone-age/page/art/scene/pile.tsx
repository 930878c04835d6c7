import type { Good } from '@ochre/stone-age/rules';

interface PileProps {
  readonly good: Good;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** Where each piece of a heap lies, from the bottom up. */
const HEAP = [
  [0, 0],
  [11, 0],
  [22, 0],
  [5, -8],
  [16, -8],
  [11, -16],
] as const;

/** What is left on the board of the one-player game, as a heap that grows with the number. */
export function Pile({ good, count, x, y }: PileProps) {
  return HEAP.slice(0, Math.ceil(count / 2.2)).map(([right, up]) => (
    <use
      key={`${right} ${up}`}
      href={`#${good}`}
      x={x - 22 + right}
      y={y - 14 + up}
      width="19"
      height="19"
    />
  ));
}
