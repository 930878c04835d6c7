import type { BoardWords } from './board/words.ts';
import type { RollOddsWords } from './odds/words.ts';
import type { ReplyWords } from './replies/words.ts';
import type { ScoreWords } from './scores/words.ts';
import type { SoloShowingWords } from './solo/words.ts';
import type { TextWords } from './texts/words.ts';

/** What the terminal shows: the board, the legend, the rules, scores and odds. */
export interface ShowingWords {
  readonly board: BoardWords;
  readonly texts: TextWords;
  readonly replies: ReplyWords;
  readonly scores: ScoreWords;
  readonly odds: RollOddsWords;
  readonly solo: SoloShowingWords;
}
