import type { GameRecord } from '@ochre/kernel';
import type { EndPicture } from '@ochre/ui/end/end-picture.ts';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { Replay } from '../table/index.ts';
import type { Words } from '../words/words.ts';
import { drawEnd } from './draw-end.ts';
import { download, fileNameOf, send } from './share-record.ts';

/** What the picture of a finished game shows; undefined while it runs. */
export function endPictureOf(
  { game, result }: GameRecord,
  seats: readonly Seat[],
  { games }: Words,
): EndPicture | undefined {
  if (result === undefined) return undefined;
  const finishers = seats.map(({ name, tribe }, seat) => ({
    name,
    tribe,
    score: result.scores[seat] ?? 0,
    hasWon: result.winners.includes(seat),
  }));
  return { title: games[game]?.title ?? game, finishers };
}

/** By the device's own way to send something on, or as a file; tells whether that worked. */
export async function givePicture(
  page: Pick<AnyGamePage, 'game' | 'drawEnd'>,
  record: GameRecord,
  picture: EndPicture,
): Promise<boolean> {
  const { snapshot } = new Replay(page.game, record).at(record.moves.length, 'all');
  const blob = await drawEnd(page, picture, snapshot);
  if (blob === undefined) return false;
  const { title } = picture;
  const file = new File([blob], fileNameOf(record).replace(/\.ochre$/, '.png'), {
    type: blob.type,
  });
  const shared = { title, files: [file] };
  if (navigator.canShare?.(shared)) return send(shared);
  download(file);
  return true;
}
