import type { ReviewTerms } from '@ochre/words';

/** What the terminal says about a game that is over. */
export interface ReviewWords extends ReviewTerms {
  readonly costMost: string;
  readonly luckiest: string;
  readonly unluckiest: string;
  readonly noLuck: string;
  readonly move: (number: number, name: string) => string;
  readonly made: string;
  /** What it cost, in shares and points. */
  readonly cost: (share: string, points: string) => string;
  /** Over several games. */
  readonly career: (games: number) => string;
  readonly asPlayed: string;
  readonly withoutLuck: string;
}
