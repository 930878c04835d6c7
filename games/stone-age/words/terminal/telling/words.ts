import type { Ending } from '@ochre/stone-age/rules';
import type { Doing } from '@ochre/words';
import type { AskedWords } from './asked/words.ts';
import type { ChoiceWords } from './choices/words.ts';
import type { FaceWords } from './faces/words.ts';

/** What the terminal asks and tells: questions, choices, news and what a command answers. */
export interface TellingWords {
  readonly faces: FaceWords;
  readonly asked: AskedWords;
  readonly choices: ChoiceWords;
  /** Who is first in a round. */
  readonly begins: Doing;
  readonly phase: (number: number, name: string) => string;
  /** S5.2 */
  readonly rates: Readonly<Record<'none' | 'twoForOne' | 'oneForOne' | 'oneForTwo', string>>;
  /** After which round, or turn, it is over, and why. */
  readonly over: Readonly<Record<'round' | 'turn', (after: number, why: string) => string>>;
  /** Why a game ended. */
  readonly endings: Readonly<Record<Ending, string>>;
  /** What came to light. */
  readonly newlySeen: Readonly<Record<'dice' | 'card' | 'building' | 'row' | 'end', string>>;
  readonly commands: {
    readonly cards: string;
    readonly card: string;
    readonly stacks: string;
    readonly whichCard: string;
    readonly noCard: (typed: string) => string;
  };
}
