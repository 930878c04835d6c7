import { ofSeat } from '@ochre/kernel';
import { closingOf, type Feature, isBuilding } from '../../../rules/index.ts';
import type { Words } from '../../in-words.tsx';
import type { Onlooker } from '../onlooker.ts';
import { sayLying, saySize } from '../whose.ts';

/** "4 tiles, 1 shield, 2 open sides". */
export function sayOpenness(feature: Feature, words: Words): string {
  const { insight } = words;
  const { kind, openSides, cities, isComplete } = feature;
  const size = isBuilding(kind) ? [] : [saySize(feature, words)];
  if (kind === 'farm') return [...size, insight.feature.feeds(cities)].join(', ');
  if (isComplete && feature.holders.length === 0) return size.join(', ');
  if (isComplete) return [...size, insight.feature.closed].join(', ');
  const open = isBuilding(kind) ? insight.openSquares(openSides) : insight.openSides(openSides);
  return [...size, open].join(', ');
}

/** All of it in a sentence, for who cannot see it. */
export function sayFeature(feature: Feature, props: Onlooker, words: Words): string {
  const { kind, followers, points, holders, isComplete } = feature;
  const standing = kind === 'farm' ? 'field' : kind;
  const people =
    holders.length < 2
      ? []
      : followers.flatMap((count, player) =>
          count === 0
            ? []
            : [`${ofSeat(props.seats, player).name} ${words.followers[standing](count)}`],
        );
  const closing = closingOf(props.view, feature);
  const worth =
    closing === undefined || isComplete
      ? words.points(points)
      : words.insight.ifLaid.nowAndClosed(points, closing.points);
  return [sayLying(feature, props, words), sayOpenness(feature, words), ...people, worth].join(
    ', ',
  );
}
