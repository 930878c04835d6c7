import { ofSeat } from '@ochre/kernel';
import type { Result } from '@ochre/stone-age/rules';
import { ranking } from '@ochre/ui/end/ranking.ts';
import { pointsOf } from '../../words/sayings/points-of.ts';

/** A line of the scoring, as a layer of a tribe's pillar: from so many points up to so many. */
export interface Layer {
  readonly line: string;
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** What one player laid down. */
export interface Pillar {
  readonly player: number;
  readonly total: number;
  /** Only lines that brought something, the lowest first. */
  readonly layers: readonly Layer[];
  /** What was taken away again, from the top. */
  readonly lost: number;
}

/** A row of the table: a line, with everybody's points in the order of the pillars. */
export interface Row {
  readonly line: string;
  readonly points: readonly number[];
}

export interface Strata {
  /** The winners first, then by points; equal ones by seat. */
  readonly pillars: readonly Pillar[];
  readonly rows: readonly Row[];
  /** The highest point that anything reaches. */
  readonly height: number;
}

/** The scoring, laid down line by line. */
export function strataOf({ scores, winners, breakdown }: Result): Strata {
  const order = ranking(scores, winners);
  const pillars = order.map((player) =>
    pillarOf(player, ofSeat(scores, player), ofSeat(breakdown, player)),
  );
  const rows = Object.keys(breakdown[0] ?? {}).map((line) => ({
    line,
    points: order.map((player) => pointsOf(ofSeat(breakdown, player), line)),
  }));
  const height = Math.max(1, ...pillars.map(({ layers }) => layers.at(-1)?.to ?? 0));
  return { pillars, rows, height };
}

function pillarOf(player: number, total: number, points: Readonly<Record<string, number>>): Pillar {
  const layers: Layer[] = [];
  let lost = 0;
  for (const [line, brought] of Object.entries(points)) {
    const from = layers.at(-1)?.to ?? 0;
    if (brought > 0) layers.push({ line, points: brought, from, to: from + brought });
    else lost -= brought;
  }
  return { player, total, layers, lost };
}

/** Where the person stands when the first rows are laid. */
export function reached(pillar: Pillar, rows: readonly Row[], laid: number): number {
  const there = new Set(rows.slice(0, laid).map(({ line }) => line));
  const up = pillar.layers
    .filter(({ line }) => there.has(line))
    .reduce((sum, { points }) => sum + points, 0);
  return laid >= rows.length ? up - pillar.lost : up;
}
