import { carcassonne, farmsJoinedBy, touchedBy } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';
import type { Onlooker } from '../insight/onlooker.ts';
import { sayWhose } from '../insight/whose.ts';

interface Looking extends Onlooker {
  /** Whether what comes of it may be told. */
  readonly isTold: boolean;
}

/** What is heard of a laying that is looked at: where, how it is turned, and what comes of it. */
export function sayLaying(
  { view, isTold, ...looking }: Looking,
  move: string | undefined,
  words: Words,
): string {
  const { play, points } = words;
  const lay = move === undefined ? undefined : carcassonne.parse(move);
  if (lay?.kind !== 'lay') return '';
  const touched = (isTold ? touchedBy(view, lay) : []).map(({ feature, closing }) =>
    closing.tiles === 0
      ? play.closes(sayWhose(feature, looking, words), points(closing.points))
      : play.grows(sayWhose(feature, looking, words), feature.points, closing.points),
  );
  const joined = (isTold ? farmsJoinedBy(view, lay) : []).map(
    ({ farm, from }) =>
      `${sayWhose(farm, looking, words)}: ${words.insight.ifLaid.joinsFarms(from.length)}`,
  );
  return [`${play.square(lay.x, lay.y)}, ${play.turned(lay.turn)}`, ...touched, ...joined]
    .map((said) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`)
    .join(' ');
}
