import { carcassonne, type Snapshot, touchedBy } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';

/** What is heard of a laying that is looked at: where, how it is turned, and what comes of it if that is told. */
export function sayLaying(
  view: Snapshot,
  move: string | undefined,
  words: Words,
  isTold: boolean,
): string {
  const { play, features, points } = words;
  const lay = move === undefined ? undefined : carcassonne.parse(move);
  if (lay?.kind !== 'lay') return '';
  const touched = (isTold ? touchedBy(view, lay) : []).map(({ feature, closing }) =>
    closing.tiles === 0
      ? play.closes(features[feature.kind], points(closing.points))
      : play.grows(features[feature.kind], feature.points, closing.points),
  );
  return [`${play.square(lay.x, lay.y)}, ${play.turned(lay.turn)}`, ...touched]
    .map((said) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`)
    .join(' ');
}
