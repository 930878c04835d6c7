import { type EndPicture, type Finisher, PICTURE } from './end-picture.ts';
import { drawFigure, fill, outline, type Pen, sayScore, write } from './pen.ts';

/** Where the ledge begins on which everything stands. */
export const GROUND = 486;
const TALLEST = 216;
const FIGURE = { width: 24, height: 32, scale: 2.6 } as const;

export interface Pillar extends Finisher {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** Where each pillar stands and how high it is: by the points, and none lower than a step. */
export function pillarsOf(finishers: readonly Finisher[]): Pillar[] {
  const best = Math.max(1, ...finishers.map(({ score }) => score));
  const room = PICTURE.width / finishers.length;
  const width = Math.min(150, room * 0.6);
  return finishers.map((finisher, at) => {
    const height = Math.round(Math.max(0.06, finisher.score / best) * TALLEST);
    const x = room * (at + 0.5) - width / 2;
    return { ...finisher, x, width, top: GROUND - height, height };
  });
}

/** Where a figure of 24×32 stands on its pillar, as a move and a scale. */
export const figureOn = ({ x, width, top }: Pillar) => ({
  x: x + (width - FIGURE.width * FIGURE.scale) / 2,
  y: top - FIGURE.height * FIGURE.scale + 4,
  scale: FIGURE.scale,
});

/** Everybody on a pillar as high as their points, on a ledge with their names. */
export function drawPillars(pen: Pen, { title, finishers }: EndPicture): void {
  const { width, height } = PICTURE;
  fill(pen, '--ledge', () => pen.rect(0, GROUND, width, height - GROUND));
  write(pen, title, { x: width / 2, y: 86, size: 58, colour: '--ink' });
  for (const pillar of pillarsOf(finishers)) drawPillar(pen, pillar);
}

function drawPillar(pen: Pen, pillar: Pillar): void {
  const { x, width, top, height, tribe, name, score, hasWon } = pillar;
  fill(pen, `--p-${tribe}`, () => pen.rect(x, top, width, height));
  outline(pen, 3);
  drawFigure(pen, tribe, figureOn(pillar));
  const middle = x + width / 2;
  const most = PICTURE.width / 5 - 20;
  write(pen, name, { x: middle, y: GROUND + 50, size: 30, colour: '--ledge-text', most });
  const colour = hasWon ? '--ochre' : '--ledge-text';
  write(pen, sayScore(score), { x: middle, y: GROUND + 110, size: 54, colour });
}
