import type { HintName } from './hint-names.ts';

/** The numbers that hints speak of. */
export interface GuideFacts {
  readonly people: number;
  readonly food: number;
  /** So many pips bring one good at the place that was tapped: `1 wood`. */
  readonly pips: number;
  readonly good: string;
  readonly isOddsShown: boolean;
  /** How many go into the hut. */
  readonly hutPeople: number;
  /** What the card costs that costs most. */
  readonly dearestCard: number;
  /** The points that hunger costs. */
  readonly starving: number;
}

interface HintWords {
  readonly title: string;
  readonly text: (facts: GuideFacts) => string;
}

/** What is said to who plays for the first time. */
export interface GuideWords {
  readonly hints: Readonly<Record<HintName, HintWords>>;
}
