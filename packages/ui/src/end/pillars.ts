import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';

/** As wide and high as what is shown of a link in a chat. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** Where the ledge begins on which everything stands. */
export const GROUND = 486;
const TALLEST = 216;
const FIGURE = { width: 24, height: 32, scale: 2.6 } as const;

export interface Finisher {
  readonly name: string;
  readonly tribe: Tribe;
  readonly score: number;
  readonly hasWon: boolean;
}

/** What stands in the picture. */
export interface EndPicture {
  readonly title: string;
  readonly finishers: readonly Finisher[];
}

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
