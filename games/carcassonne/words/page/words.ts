import type { CarcassonneWords } from '../words.ts';
import type { BoardWords } from './board/words.ts';
import type { EndWords } from './end/words.ts';
import type { GuidePart } from './guide/words.ts';
import type { InsightWords } from './insight/words.ts';
import type { MotionWords } from './motion/words.ts';
import type { PlayWords } from './play/words.ts';
import type { RulebookPart } from './rulebook/words.ts';
import type { StoryPart } from './story/words.ts';

/** Everything that the page says of Carcassonne; what the terminal says too is in it. */
export interface PageWords extends CarcassonneWords {
  readonly board: BoardWords;
  readonly end: EndWords;
  readonly guide: GuidePart;
  readonly insight: InsightWords;
  readonly motion: MotionWords;
  readonly play: PlayWords;
  readonly rulebook: RulebookPart;
  readonly story: StoryPart;
}
