import { type Look, seatOf } from '@ochre/terminal';
import { type Feature, featuresOf, type Scored, type Snapshot } from '../../rules/index.ts';
import type { Standing } from '../../words/words.ts';
import type { Words } from '../in-words.ts';

const STANDING: Readonly<Record<Scored, Standing>> = {
  road: 'road',
  city: 'city',
  cloister: 'cloister',
  shrine: 'shrine',
  farm: 'field',
};

/** Everything on the table that somebody is in. */
export const heldIn = (view: Snapshot): Feature[] =>
  featuresOf(view).filter(({ holders }) => holders.length > 0);

/** "city at 0,0 0,-1: You 1 knight; 2 open sides; 3 points now, 6 points if complete." */
export function heldLine(feature: Feature, look: Look, words: Words): string {
  const { held } = words.terminal;
  const { kind, tiles, points, whenComplete } = feature;
  const squares = tiles.map((square) => square.join(',')).join(' ');
  const who = feature.followers.flatMap((count, seat) =>
    count === 0 ? [] : [`${seatOf(look, seat).name} ${words.followers[STANDING[kind]](count)}`],
  );
  const worth =
    kind === 'farm'
      ? [held.now(words.points(points))]
      : [held.now(words.points(points)), held.complete(words.points(whenComplete))];
  return `${held.at(words.features[kind], squares)}: ${who.join(', ')}; ${openness(feature, words)}; ${worth.join(', ')}.`;
}

function openness({ kind, openSides, cities }: Feature, { terminal: { held } }: Words): string {
  if (kind === 'farm') return held.cities(cities);
  const isBuilding = kind === 'cloister' || kind === 'shrine';
  return isBuilding ? held.openSquares(openSides) : held.openSides(openSides);
}
