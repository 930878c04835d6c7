import type { Tribe } from '../art/symbols/people.tsx';

/** As wide and high as what is shown of a link in a chat. */
export const PICTURE = { width: 1200, height: 630 } as const;

export interface Finisher {
  readonly name: string;
  readonly tribe: Tribe;
  readonly score: number;
  readonly hasWon: boolean;
}

/** What stands in the picture of an end. */
export interface EndPicture {
  readonly title: string;
  readonly finishers: readonly Finisher[];
}

/** Draws it on a canvas of that size, in the colours of the page. */
export type DrawEnd<View> = (
  pen: CanvasRenderingContext2D,
  picture: EndPicture,
  view: View,
) => Promise<void>;
