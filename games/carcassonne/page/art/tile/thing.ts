import type { Markup } from '../hand/pen.ts';

/** Something that stands on the land, always upright. What has its foot further south is drawn over it. */
export interface Thing {
  readonly foot: number;
  readonly drawn: Markup;
}
