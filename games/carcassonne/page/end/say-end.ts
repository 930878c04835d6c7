import { ofSeat } from '@ochre/kernel';
import { ranking } from '@ochre/ui/end/ranking.ts';
import { type CountedAtEnd, SOURCES, type Source } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';
import { type EndedView, sizeOf } from './counted.ts';

interface Told {
  readonly view: EndedView;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly words: Words;
}

/** Who has won, as the heading. */
export function sayWinners({ view: { result }, names, viewer, words }: Told): string {
  const { scores, winners } = result;
  const points = words.number(Math.max(...scores));
  if (winners.length > 1) {
    return words.end.share(words.and(winners.map((winner) => ofSeat(names, winner))), points);
  }
  const [winner = 0] = winners;
  return winner === viewer
    ? words.end.youWin(points)
    : words.end.wins(ofSeat(names, winner), points);
}

/** By how much, and what made the difference. */
export function sayHow({
  view: { result },
  names,
  viewer,
  words,
}: Told): readonly [string, string] {
  const { scores, winners, breakdown } = result;
  const [first = 0, second = 0] = ranking(scores, winners);
  if (winners.length > 1) return [words.end.tied, ''];
  const isBehind = viewer !== undefined && viewer !== first;
  const other = isBehind ? viewer : second;
  const by = ofSeat(scores, first) - ofSeat(scores, other);
  const [most, least] = [ofSeat(breakdown, first), ofSeat(breakdown, other)];
  const lead = (source: Source): number => (most[source] ?? 0) - (least[source] ?? 0);
  const decisive = SOURCES.reduce((one, next) => (lead(next) > lead(one) ? next : one));
  return [
    isBehind
      ? words.end.behind(by, ofSeat(names, first))
      : words.end.ahead(by, ofSeat(names, second)),
    words.end.decided[decisive](most[decisive] ?? 0, least[decisive] ?? 0),
  ];
}

/** `City, 3 tiles`. */
export const nameOfCounted = (counted: CountedAtEnd, { end }: Words): string =>
  counted.kind === 'farm' && counted.feature.kind === 'city'
    ? end.cityOfFarmers
    : end.features[counted.kind](sizeOf(counted));
