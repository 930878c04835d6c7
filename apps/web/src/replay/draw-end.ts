import { type EndPicture, PICTURE } from '@ochre/ui/end/end-picture.ts';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';

/** The end of a game as a picture to show around, as the game draws it. */
export async function drawEnd(
  { drawEnd: draw }: Pick<AnyGamePage, 'drawEnd'>,
  picture: EndPicture,
  view: unknown,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  await document.fonts.ready;
  await draw(pen, picture, view);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
