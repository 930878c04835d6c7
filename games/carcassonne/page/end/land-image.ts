import { colourOf } from '@ochre/ui/end/pen.ts';
import type { TileOnLand } from '../art/land/laid.ts';
import { landMarkup } from '../art/land/land-markup.ts';

/** What is seen of a land, in squares. */
interface Seen {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** A land as a picture, in the colours of the page: alone it knows none of its tokens. */
export async function imageOf(
  board: readonly TileOnLand[],
  { left, top, wide, high }: Seen,
  tile: number,
): Promise<HTMLImageElement> {
  const markup = landMarkup(board);
  const box = [left, top, wide, high].map((squares) => 100 * squares).join(' ');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * wide * tile}" height="${2 * high * tile}" ` +
    `viewBox="${box}" style="${tokensIn(markup)}">${markup}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const tokensIn = (markup: string): string =>
  [...new Set(markup.match(/--[\w-]+(?=\))/g))]
    .map((token) => `${token}:${colourOf(token)}`)
    .join(';');
