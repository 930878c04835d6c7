import type { Counted } from '@ochre/words';

/** What is said on and around the land. */
export interface BoardWords {
  readonly land: string;
  readonly turn: Counted;
  readonly tilesLeft: Counted;
}
