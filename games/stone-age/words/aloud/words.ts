import type { Counted } from '@ochre/words';

/** What is read aloud where others see a number beside a picture, or a picture alone. */
export interface AloudWords {
  /** What a place does with a roll. */
  readonly divides: Counted;
  /** Who stands somewhere: the reader's own people, or those of somebody else. */
  readonly ownPeople: Counted;
  readonly peopleOf: (name: string, count: number) => string;
  readonly free: Counted;
  readonly price: (what: string) => string;
  readonly resources: Counted;
  readonly deck: Counted;
  readonly player: (name: string, about: string, score: string) => string;
  readonly score: (points: string, ifEnded: string) => string;
  readonly people: (people: string, home: number) => string;
  readonly agriculture: (steps: number, end: number) => string;
  readonly merchantTrack: (steps: number, end: number) => string;
  readonly noTools: string;
  readonly tools: (tools: string) => string;
  readonly toolUsed: Counted;
  readonly toolForOnce: Counted;
  readonly litPlaces: Counted;
  readonly toBoard: string;
  readonly toDecision: string;
}
