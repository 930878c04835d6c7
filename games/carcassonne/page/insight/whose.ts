import { ofSeat } from '@ochre/kernel';
import type { Feature } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';
import type { Onlooker } from './onlooker.ts';

/** A feature by who holds it: "Your city", "Free road". */
export function sayWhose(
  { kind, holders }: Feature,
  { seats, viewer }: Pick<Onlooker, 'seats' | 'viewer'>,
  { insight: { whose } }: Words,
): string {
  const [first, ...more] = holders;
  if (first === undefined) return whose.free[kind];
  if (more.length > 0) return whose.shared[kind];
  return first === viewer ? whose.yours[kind] : whose.theirs(ofSeat(seats, first).name, kind);
}

/** The same of what lies there: what is closed is nobody's to take. */
export function sayLying(
  feature: Feature,
  onlooker: Pick<Onlooker, 'seats' | 'viewer'>,
  words: Words,
): string {
  const { kind, holders, isComplete } = feature;
  const isDone = isComplete && holders.length === 0;
  return isDone ? words.insight.whose.closed[kind] : sayWhose(feature, onlooker, words);
}

/** "4 tiles, 1 shield". */
export function saySize({ tiles, shields }: Feature, { insight }: Words): string {
  const size = insight.tilesIn(tiles.length);
  return shields === 0 ? size : `${size}, ${insight.shields(shields)}`;
}
