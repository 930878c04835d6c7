import { furrows, hillBelow, type Ridge } from '@ochre/ui/art/carving/contour.ts';
import { between } from '@ochre/ui/art/carving/random.ts';
import { Fir } from '../nature/fir.tsx';
import { VALLEY } from './size.ts';

const { width, height } = VALLEY;

const FAR: Ridge = [
  [0, 150],
  [150, 128],
  [300, 138],
  [470, 116],
  [640, 132],
  [780, 118],
  [width, 140],
];
const MIDDLE: Ridge = [
  [0, 232],
  [120, 214],
  [260, 176],
  [430, 190],
  [600, 176],
  [760, 200],
  [width, 176],
];
const VILLAGE: Ridge = [
  [0, 300],
  [150, 268],
  [300, 258],
  [480, 272],
  [660, 254],
  [800, 280],
  [width, 262],
];
const FRONT: Ridge = [
  [0, 420],
  [170, 402],
  [300, 440],
  [520, 470],
  [720, 446],
  [width, 470],
];

const FAR_FIRS = [
  [20, 150, 26],
  [44, 148, 34],
  [66, 150, 24],
  [186, 140, 28],
  [208, 142, 22],
  [448, 130, 26],
  [468, 128, 34],
  [486, 130, 24],
  [548, 134, 24],
  [790, 138, 26],
  [808, 142, 32],
  [930, 150, 30],
  [912, 152, 24],
] as const;

/** From the fire to every place of the board. */
export const BOARD_PATHS =
  'M500 478C440 450 446 400 404 372S352 300 328 226M506 478C496 440 566 420 574 380S540 320 514 232M516 478C600 462 584 420 596 372S660 320 688 216M520 480C640 470 700 462 744 420S764 350 790 336M486 480C400 476 300 482 250 452S214 420 196 424';

/** Four hills, one before the other. */
export function Meadows({ paths }: { readonly paths: string }) {
  const any = between(29);
  const carved = (ridge: Ridge, rows: number, step: number, cuts: number, thickness: number) =>
    furrows(ridge, any, { width, rows, step, cuts, thickness });
  return (
    <>
      <path d={hillBelow(FAR, width, height)} fill="var(--mead1)" />
      <path d={carved(FAR, 4, 11, 60, 1.8)} fill="var(--mead0)" />
      <path d={carved(FAR, 1, 0, 44, 1.4)} fill="var(--mead3)" opacity=".7" />
      {FAR_FIRS.map(([x, y, size]) => (
        <Fir key={x} x={x} y={y} height={size} tone="light" />
      ))}
      <path d={hillBelow(MIDDLE, width, height)} fill="var(--mead2)" />
      <path d={carved(MIDDLE, 5, 13, 60, 1.9)} fill="var(--mead1)" />
      <path d={carved(MIDDLE, 1, 0, 40, 1.3)} fill="var(--cutd)" opacity=".55" />
      <path d={hillBelow(VILLAGE, width, height)} fill="var(--hill2)" />
      <path d={carved(VILLAGE, 8, 16, 60, 2)} fill="var(--hill0)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={paths} stroke="var(--hill3)" strokeWidth="15" />
        <path d={paths} stroke="var(--hill0)" strokeWidth="12" />
      </g>
      <path d={hillBelow(FRONT, width, height)} fill="var(--hill4)" opacity=".55" />
      <path d={carved(FRONT, 3, 16, 40, 1.6)} fill="var(--hill2)" opacity=".8" />
    </>
  );
}
