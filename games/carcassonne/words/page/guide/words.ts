/** What the guide has to say, in the order in which it is said where more than one thing fits. */
export const HINT_NAMES = [
  'followers',
  'goal',
  'endTurn',
  'laying',
  'turning',
  'claiming',
  'farmer',
  'points',
  'others',
  'standing',
  'farms',
  'ending',
  'help',
  'scarce',
  'joining',
  'roads',
  'farming',
  'bag',
  'onYourOwn',
] as const;
export type HintName = (typeof HINT_NAMES)[number];

/** Of each lesson: after this one the game goes on without the guide. */
export const LAST_HINTS = { first: 'help', second: 'onYourOwn' } as const satisfies Readonly<
  Record<'first' | 'second', HintName>
>;

/** The numbers that hints speak of. */
export interface GuideFacts {
  readonly followers: number;
  /** How many are still at hand. */
  readonly atHand: number;
  readonly left: number;
  /** On how many squares the tile fits. */
  readonly squares: number;
  /** Who plays against the reader. */
  readonly other: string;
  /** What a complete city brings a farm. */
  readonly city: number;
}

interface HintWords {
  readonly title: string;
  readonly text: (facts: GuideFacts) => string;
}

/** What is said to who plays for the first time. */
export interface GuidePart {
  readonly hints: Readonly<Record<HintName, HintWords>>;
}
