import { ink } from '../strokes.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
};

/** A die from above, its corners worn. */
const face = (value: Face) => (
  <>
    <path
      {...ink}
      d="M5 2.2C9 1.6 15 1.6 19 2.2c1.6.3 2.5 1.2 2.8 2.8.5 4 .5 10 0 14-.3 1.6-1.2 2.5-2.8 2.8-4 .5-10 .5-14 0-1.6-.3-2.5-1.2-2.8-2.8-.5-4-.5-10 0-14 .3-1.6 1.2-2.5 2.8-2.8z"
      fill="var(--g-bone)"
    />
    {PIPS[value].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.05" fill="var(--line-ink)" />
    ))}
  </>
);

export const DICE_SYMBOLS = {
  die1: face(1),
  die2: face(2),
  die3: face(3),
  die4: face(4),
  die5: face(5),
  die6: face(6),
};
