import { randomFrom } from '@ochre/kernel';
import { bestOf } from '../best-of.ts';
import { errorOf, meanOf as mean } from '../statistics/sample.ts';
import { type Grade, gradeOf } from './grades.ts';
import { type Judged, openTo } from './looking.ts';
import type { Made } from './luck.ts';
import { paired } from './paired.ts';
import { weighed } from './weighing.ts';
import type { Worth } from './worth.ts';

/** How closely decisions are looked at. */
export interface Closeness {
  /** So many other moves, the best by a glance, are compared with the one that was made. */
  readonly moves: number;
  /** Each is looked at so often. */
  readonly looks: number;
  /** A loss is checked by so many playouts of both moves. */
  readonly playouts: number;
}

/** A loss above this, in shares, is checked. */
const CHECKED = 0.01;
/** It counts if it is larger than so many standard errors. */
const SURE = 2;

/** A decision that was not forced. */
export interface Choice {
  readonly grade: Grade;
  /** What the judge thought at first was lost, in shares of whoever decided. */
  readonly seemed: number;
  /** What everybody could expect after the move that was made. */
  readonly worth: Worth;
  /** Where it is sure that something was lost. */
  readonly better?: Better;
}

/** The better move, and what it would have brought, by playouts on the same cards and dice. */
export interface Better {
  readonly move: string;
  /** What everybody could expect of it, and of the one that was made. */
  readonly worth: Worth;
  readonly made: Worth;
  /** The first less the second: what whoever decided lost, and, below 0, what others gained by it. */
  readonly loss: Worth;
  /** The standard error of what was lost, in shares. */
  readonly error: number;
}

/** What was chosen, step by step; undefined where there was nothing to choose. */
export function* choiceOf<State, Action>(
  judged: Judged<State, Action>,
  made: Made<State, Action>,
  closeness: Closeness,
): Generator<void, Choice | undefined, void> {
  const others = othersThan(judged, made, closeness.moves);
  if (others.length === 0) return undefined;
  const { player } = made;
  const worth = weighed(judged, made, closeness.looks);
  let best = { action: made.action, worth };
  for (const action of others) {
    yield;
    const other = { action, worth: weighed(judged, { ...made, action }, closeness.looks) };
    best = bestOf([best, other], (one) => one.worth.shares[player]!);
  }
  const seemed = best.worth.shares[player]! - worth.shares[player]!;
  if (seemed <= CHECKED) return { grade: seemed <= 0 ? 'best' : 'good', seemed, worth };
  const better = yield* checked(judged, made, best.action, closeness.playouts);
  if (better === undefined) return { grade: 'good', seemed, worth };
  const grade = gradeOf(better.loss.shares[player]!, worth.shares.length);
  return { grade, seemed, worth, better };
}

/** The best by a glance. */
function othersThan<State, Action>(
  judged: Judged<State, Action>,
  { before, action, seed }: Made<State, Action>,
  most: number,
): readonly Action[] {
  const { game, judge } = judged;
  const seen = openTo(judged, before, seed);
  const legal = game.legalActions(seen);
  if (most === 0 || legal.length === 1) return [];
  const move = game.print(action);
  return judge
    .candidates(seen, legal, randomFrom(seed))
    .filter((one) => game.print(one) !== move)
    .slice(0, most);
}

/** By playouts; undefined where they do not say that the other move is better. */
function* checked<State, Action>(
  judged: Judged<State, Action>,
  made: Made<State, Action>,
  other: Action,
  playouts: number,
): Generator<void, Better | undefined, void> {
  const compared = yield* paired(judged, made, [other, made.action], playouts, isHopeless);
  if (compared === undefined) return undefined;
  const [worth, ofMade] = compared.worths;
  const { loss, error } = compared;
  if (loss.shares[made.player]! <= SURE * error) return undefined;
  return { move: judged.game.print(other), worth, made: ofMade, loss, error };
}

/** Hardly anything was lost, if anything: more playouts would only say so again. */
const isHopeless = (lost: readonly number[]): boolean =>
  mean(lost) + SURE * errorOf(lost) < CHECKED || mean(lost) <= 0;
