import type { Look } from '@ochre/terminal';
import type { Words } from './in-words.ts';

/** How Stone Age is looked at: also in which words. */
export interface StoneAgeLook extends Look {
  readonly words: Words;
}
