import { type Estimate, estimateOf } from '@ochre/search/statistics';
import { columns, counted } from '@ochre/terminal';
import type { Gauge, Sample } from './play-gauge.ts';
import { worthOf } from './worth-of.ts';

/** What many games say about reviews. */
export interface Summary extends Gauge {
  readonly games: number;
  /** The share of the first bot. */
  readonly asPlayed: Estimate;
  readonly withoutLuck: Estimate;
  /** On average: around zero whatever the judge thinks. */
  readonly luck: Estimate;
  /** A game without luck tells as much as so many as played; null where that cannot be told. */
  readonly worth: Estimate | null;
  /** Of planted moves: how many, how many cost something for sure, how many were among the three worst. */
  readonly planted: { readonly all: number; readonly sure: number; readonly found: number };
}

const WORST = 3;

export function summaryOf(gauge: Gauge, samples: readonly Sample[]): Summary {
  const results = samples.map(({ result }) => result);
  const adjusted = samples.map(({ result, luck }) => result - luck);
  const planted = samples.flatMap((sample) => sample.planted ?? []);
  const ranks = planted.flatMap(({ worse }) => worse ?? []);
  return {
    ...gauge,
    games: samples.length,
    asPlayed: estimateOf(results),
    withoutLuck: estimateOf(adjusted),
    luck: estimateOf(samples.map(({ luck }) => luck)),
    worth: worthOf(samples),
    planted: {
      all: planted.length,
      sure: ranks.length,
      found: ranks.filter((worse) => worse < WORST).length,
    },
  };
}

export function summaryText({
  games,
  asPlayed,
  withoutLuck,
  luck,
  worth,
  planted,
  bots,
}: Summary): string {
  const rows = [
    [`${bots[0]}, as played`, inWords(asPlayed, percent)],
    [`${bots[0]}, without luck`, inWords(withoutLuck, percent)],
    ['luck', inWords(luck, percent)],
  ];
  return [
    `${counted(games, 'game')} of ${bots.join(', ')}`,
    columns(rows, () => true),
    ...(worth === null
      ? []
      : [
          `A game without luck tells as much as ${inWords(worth, (value) => value.toFixed(1))} as played.`,
        ]),
    ...(planted.all === 0
      ? []
      : [
          `Of ${planted.all} planted moves ${planted.sure} cost something for sure; ${planted.found} were among the ${WORST} worst.`,
        ]),
    '',
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const inWords = ({ value, from, to }: Estimate, written: (value: number) => string): string =>
  from === null || to === null
    ? written(value)
    : `${written(value)} (${written(from)} – ${written(to)})`;
