import type { GameRecord } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import type { Words } from '../words/words.ts';
import { drawEnd } from './draw-end.ts';
import type { EndPicture } from './end-picture.ts';
import { download, send } from './share-record.ts';

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
  picture: EndPicture,
  name: string,
  title: string,
): Promise<boolean> {
  const blob = await drawEnd(picture);
  if (blob === undefined) return false;
  const file = new File([blob], name.replace(/\.ochre$/, '.png'), { type: blob.type });
  const shared = { title, files: [file] };
  if (navigator.canShare?.(shared)) return send(shared);
  download(file);
  return true;
}
