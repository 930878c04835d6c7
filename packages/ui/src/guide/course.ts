import type { Lesson } from '../game/game-page.ts';

/** Something that the guide says once. */
export interface Hint<Now> {
  /** How far the guide has come, for its dots. */
  readonly part: string;
  /** Whether something is to be done now, or only to be read. */
  readonly kind: 'asks' | 'tells';
  readonly isDue: (now: Now) => boolean;
  /** What it talks about, as selectors: the first is pointed at, all are ringed. */
  readonly about: (now: Now) => readonly string[];
}

/** All that a guide has to say, and when. */
export interface Course<Name extends string, Now> {
  /** In the order in which it is said where more than one thing fits; the second lesson after the first. */
  readonly names: readonly Name[];
  /** Of each lesson: after this one the game goes on without the guide. */
  readonly last: Readonly<Record<Lesson, Name>>;
  readonly parts: Readonly<Record<Lesson, readonly string[]>>;
  /** One entry for each, so that a hint without its moment does not compile. */
  readonly hints: Readonly<Record<Name, Hint<Now>>>;
}
