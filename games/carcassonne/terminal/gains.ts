import { lastTile } from '../rules/claiming.ts';
import { ALL_AROUND } from '../rules/completing.ts';
import { completedBy, type Feature, type Lay, type State, stateOf } from '../rules/index.ts';
import { lieNumber } from '../rules/lies.ts';
import { copyMap, featureOf, layTile, lieOf } from '../rules/map.ts';
import type { Words } from './in-words.ts';
import type { CarcassonneMoment } from './moment.ts';

/** What a laying completes: "city +8", "road +3 for others", "city +4 free". */
export function gainsOf(lay: Lay, { view, viewer }: CarcassonneMoment, words: Words): string[] {
  // Few layings complete anything, and the others are sorted out quickly.
  if (!completesAnything(stateOf(view), lay)) return [];
  return completedBy(view, lay)
    .filter((feature) => feature.holders.length > 0 || isFree(feature, lay))
    .map(({ kind, whenComplete, holders }) => {
      const { theirs, shared, free } = words.terminal.worth;
      const said = `${words.features[kind]} +${whenComplete}`;
      if (holders.length === 0) return free(said);
      if (!holders.includes(viewer)) return theirs(said);
      return holders.length > 1 ? shared(said) : said;
    });
}

/** Whoever lays the tile may claim what is on it. */
const isFree = ({ parts }: Feature, { x, y }: Lay): boolean =>
  parts.some((part) => part.x === x && part.y === y);

function completesAnything({ map: before, tile, player }: State, { x, y, turn }: Lay): boolean {
  const map = copyMap(before);
  layTile(map, x, y, lieNumber(tile, turn), player);
  const last = lastTile(map);
  return (
    map.around.some((count, at) => count === ALL_AROUND && before.around[at] !== ALL_AROUND) ||
    lieOf(map, last).segments.some(
      ({ kind }, at) => kind !== 'field' && map.opens[featureOf(map, map.firsts[last]! + at)] === 0,
    )
  );
}
