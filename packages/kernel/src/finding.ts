import type { PerKind } from './by-kind.ts';
import type { Setup } from './game.ts';
import type { RecordedMove } from './record.ts';
import type { Refused } from './refused.ts';

/** What was found where a record says something: that it is right, wrong, or (undefined) not to be told. */
export type Finding =
  | Right<'rules', { game: string; version: string }>
  /** `known` is the game whose rules are at hand, where there are any. */
  | Wrong<'otherGame', { written: string; known: string | undefined }>
  | Wrong<'otherRules', { written: string; known: string }>
  | Right<'commitment', object>
  | Found<'secretNotRevealed', undefined, object>
  | Wrong<'otherSecret', { from: 'record' | 'given' }>
  | Right<'setup', { setup: Setup }>
  | Wrong<'setupRefused', { refused: Refused }>
  | Wrong<'noncesRefused', { refused: Refused }>
  /** The seats that added one of their own, and those whose nonce is what a bot adds. */
  | Right<'nonces', { own: readonly number[]; ofBots: readonly number[] }>
  | Right<'moves', { count: number }>
  | Wrong<'moveRefused', MadeMove & { refused: Refused }>
  /** In so many moves; not in all of the record when one of them is refused. */
  | Right<'dice', { fallen: number; unwritten: number; moves: number; areAll: boolean }>
  | Wrong<'otherDice', MadeMove & Compared>
  | Right<'noResultYet', object>
  | Wrong<'resultTooEarly', object>
  | Right<'resultNotWritten', { scores: readonly number[] }>
  | Wrong<'otherScores', Compared>
  | Wrong<'otherWinners', Compared>
  | Right<'result', { scores: readonly number[]; winners: readonly number[] }>;

type Found<Kind extends string, Holds extends boolean | undefined, Facts> = Readonly<
  { kind: Kind; holds: Holds } & Facts
>;
type Right<Kind extends string, Facts> = Found<Kind, true, Facts>;
type Wrong<Kind extends string, Facts> = Found<Kind, false, Facts>;

/** A move of the record, and which one it is. */
export interface MadeMove {
  readonly at: number;
  readonly made: RecordedMove;
}

/** What the record says, and what it is when the moves are played again. */
interface Compared {
  readonly written: readonly number[];
  readonly is: readonly number[];
}

/** What is not right. */
export type Problem = Exclude<Finding, { holds: true }>;

/** Something for every kind: whoever puts findings into words leaves none out. */
export type PerFinding<Among extends Finding, Parameters extends unknown[], Says> = PerKind<
  Among,
  Parameters,
  Says
>;
