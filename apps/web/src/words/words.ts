import type { FrontWords } from '@ochre/ui/game/game-front.ts';
import type { UiWords } from '@ochre/ui/words/words.ts';
import type { AloudWords } from './aloud/words.ts';
import type { DailyWords } from './daily/words.ts';
import type { OnlineWords } from './online/words.ts';
import type { PlayWords } from './play/words.ts';
import type { PuzzleWords } from './puzzles/words.ts';
import type { ReviewWords } from './review/words.ts';
import type { ScreenWords } from './screens/words.ts';
import type { StoryWords } from './story/words.ts';

/**
 * Everything the page says around the games. A language is one object of this type, so a missing word does not
 * compile.
 */
export interface ShellWords {
  readonly aloud: AloudWords;
  readonly daily: DailyWords;
  readonly online: OnlineWords;
  readonly puzzles: PuzzleWords;
  readonly review: ReviewWords;
  readonly screens: ScreenWords;
  readonly story: StoryWords;
  readonly play: PlayWords;
}

/** All that a screen of the page may say. */
export type Words = ShellWords & UiWords & GamesWords;

/** What is said of each game before it is played, by its name. */
export interface GamesWords {
  readonly games: Readonly<Record<string, FrontWords>>;
}
