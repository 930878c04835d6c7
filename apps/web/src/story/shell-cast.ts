import type { Cast as AnyCast } from '@ochre/ui/story/cast.ts';
import type { Words } from '../words/words.ts';

export { isSameCast, nameOf, sentenceOf, verbOf } from '@ochre/ui/story/cast.ts';

/** Who a story is about, who reads it, and in the words of the page. */
export type Cast = AnyCast<Words>;
