import type { Counted, Doing } from '@ochre/words';

/** Everything that is said of pebbles, in the page and in the terminal. */
export interface PebblesWords {
  readonly motto: string;
  readonly base: string;
  readonly bots: Readonly<Record<'random' | 'easy', string>>;
  readonly daily: string;
  readonly heapOption: { readonly name: string; readonly about: string };
  readonly pebbles: Counted;
  readonly cards: Counted;
  readonly points: Counted;
  readonly heap: string;
  readonly turn: Counted;
  readonly asked: string;
  readonly waiting: (name: string) => string;
  readonly take: Counted;
  readonly roll: string;
  readonly rollBrings: string;
  readonly wins: (names: string) => string;
  readonly rules: string;
  readonly does: {
    readonly took: Doing<[pebbles: string]>;
    readonly rolled: Doing<[die: number]>;
    readonly drew: Doing<[card: string]>;
    readonly drewUnseen: Doing;
  };
  readonly over: string;
  /** By number: R1 to R4. */
  readonly ruleTexts: Readonly<Record<'R1' | 'R2' | 'R3' | 'R4', string>>;
}
