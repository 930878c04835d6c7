import type { GameEvent } from '@ochre/kernel';
import type { Readers, Teller } from '@ochre/ui/game/game-story.ts';
import { isSameCast as isSameAround } from '@ochre/ui/story/is-same-cast.ts';
import type { Words } from '../words/words.ts';

/** Who a story is about, who reads it, in the words of the page, and who tells of the game. */
export interface Cast extends Readers {
  readonly words: Words;
  readonly teller: Teller<GameEvent>;
}

/** Whether the same would be said. */
export const isSameCast = (one: Cast, other: Cast): boolean =>
  one.teller === other.teller && isSameAround(one, other);
