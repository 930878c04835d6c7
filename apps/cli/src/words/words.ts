import type { DailyTerms } from '@ochre/words';
import type { PlayWords } from './play/words.ts';
import type { PuzzleWords } from './puzzles/words.ts';
import type { ResultWords } from './results/words.ts';
import type { ReviewWords } from './review/words.ts';
import type { SavingWords } from './saving/words.ts';
import type { SetupWords } from './setup/words.ts';

/** Everything that is said at a game besides the game. */
export interface ShellWords {
  readonly setup: SetupWords;
  readonly play: PlayWords;
  readonly saving: SavingWords;
  /** Of the game of a day. */
  readonly daily: DailyTerms;
  readonly results: ResultWords;
  readonly review: ReviewWords;
  readonly puzzles: PuzzleWords;
}
