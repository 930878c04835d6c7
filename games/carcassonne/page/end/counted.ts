import { ofSeat } from '@ochre/kernel';
import { ranking } from '@ochre/ui/end/ranking.ts';
import {
  type CountedAtEnd,
  countedAtEnd,
  type Snapshot,
  SOURCE_OF,
  SOURCES,
  type Source,
} from '../../rules/index.ts';

/** A game that is over. */
export type EndedView = Snapshot & Required<Pick<Snapshot, 'result'>>;

/** What one player has of one kind. */
export interface Cell {
  readonly inGame: number;
  readonly atEnd: number;
}

/** A line of the table, with everybody's points in the order in which they came in. */
export interface Row {
  readonly source: Source;
  readonly cells: readonly Cell[];
}

export interface Counting {
  /** Seats as they came in. */
  readonly order: readonly number[];
  /** What the end counts, one after the other. */
  readonly counted: readonly CountedAtEnd[];
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
}

/** All there is to count. */
export const allOf = (view: EndedView): readonly CountedAtEnd[] => countedAtEnd(view);

/** The points when so much of the end is counted. */
export function countingOf(
  view: EndedView,
  counted: readonly CountedAtEnd[],
  done: number,
): Counting {
  const { scores, winners, breakdown } = view.result;
  const order = ranking(scores, winners);
  const sources = SOURCES.filter((source) => ofSeat(breakdown, 0)[source] !== undefined);
  const soFar = counted.slice(0, done);
  const rows = sources.map((source) => ({
    source,
    cells: order.map((player) => ({
      inGame: (ofSeat(breakdown, player)[source] ?? 0) - sumOf(counted, player, source),
      atEnd: sumOf(soFar, player, source),
    })),
  }));
  const totals = order.map((_, at) =>
    rows.reduce((sum, { cells }) => sum + cells[at]!.inGame + cells[at]!.atEnd, 0),
  );
  return { order, counted, rows, totals };
}

function sumOf(counted: readonly CountedAtEnd[], player: number, source: Source): number {
  return counted
    .filter(({ kind, players }) => SOURCE_OF[kind] === source && players.includes(player))
    .reduce((sum, { points }) => sum + points, 0);
}

/** By how much a thing is counted: tiles, tiles around a building, cities of a farm. */
export function sizeOf({ kind, points, feature, fed }: CountedAtEnd): number {
  if (kind === 'farm') return fed.length;
  return kind === 'city' || kind === 'road' ? feature.tiles.length : points - 1;
}

/** Tells what is counted apart. */
export function keyOf({ kind, feature: { parts } }: CountedAtEnd): string {
  const [first] = parts;
  return `${kind} ${first?.x},${first?.y} ${first?.on}`;
}
