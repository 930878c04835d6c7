import type { GameChoice, WayToPlay } from './choice.ts';
import type { Fitting } from './fitting.ts';

/** What each part of the options is shown, and how it says what is chosen instead. */
export interface Choosing {
  readonly way: WayToPlay;
  readonly choice: GameChoice;
  readonly fitting: Fitting;
  /** What does not go with the changes gives way. */
  readonly onChange: (changes: Partial<GameChoice>) => void;
}
