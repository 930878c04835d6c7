import type { GameMeta, SetupRequest } from '@ochre/kernel';
import type { ChoiceWords, Language } from '@ochre/words';
import type { ComponentType } from 'react';
import type { Tribe } from '../art/symbols/people.tsx';
import type { Lesson } from './game-page.ts';

interface Named {
  readonly name: string;
  readonly about: string;
}

/** What is offered as a way to begin, with a name for where there is little room. */
export interface OfferedWords extends Named {
  readonly short: string;
}

/** What is said of a game before it is played, in one language. Keys are those of its `meta`. */
export interface FrontWords {
  readonly title: string;
  readonly motto: string;
  /** What the game is called when it is played without a module and as no variant. */
  readonly base: string;
  readonly modules: Readonly<Record<string, Named>>;
  readonly variants: Readonly<Record<string, OfferedWords>>;
  /** Which variant is played; `together` is none. */
  readonly variant?: ChoiceWords;
  readonly options: Readonly<Record<string, ChoiceWords>>;
  /** Levels and personalities. */
  readonly bots: Readonly<Record<string, string>>;
  /** What is the same for everybody in its game of a day, where it has one. */
  readonly daily?: string;
  /** How far a game is, by the round of its `Glance`. */
  readonly where?: (round: number) => string;
}

/** Somebody who waits for the game, or a seat that is still free. */
export interface Waiting {
  readonly tribe: Tribe;
  readonly isThere: boolean;
}

/** How a game stands, from what everybody at the table sees. */
export interface Glance {
  /** Or what else tells how far it is. */
  readonly round?: number;
  readonly scores: readonly number[];
}

/** What lies behind the screens around a table, over all of where it stands. */
export interface BehindProps {
  readonly fire?: readonly Waiting[];
  /** Whether it is a picture of the game itself, with a box before its lower part. */
  readonly isPrint?: boolean;
}

/** A game before it is played: enough to offer it, and small enough to come with the page. */
export interface GameFront {
  readonly meta: GameMeta;
  /** What its drawings refer to; once in a document. */
  readonly Sprite: ComponentType;
  readonly Behind: ComponentType<BehindProps>;
  /** The sign of the game by its name, of a module or of a variant. */
  readonly Sign: ComponentType<{ readonly of: string; readonly size?: number }>;
  /** About how long it takes one person among bots, in minutes. */
  readonly minutes: (request: SetupRequest) => number;
  /** What is taught at a table of it. */
  readonly lessons: readonly Lesson[];
  readonly glance: (view: unknown) => Glance;
  readonly words: Readonly<Record<Language, () => Promise<FrontWords>>>;
}
