import { ofSeat } from '@ochre/kernel';
import { type EndPicture, type Finisher, PICTURE } from '@ochre/ui/end/end-picture.ts';
import { drawFigure, fill, outline, type Pen, sayScore, write } from '@ochre/ui/end/pen.ts';
import type { Snapshot } from '../../rules/index.ts';
import { boxAround } from '../board/camera.ts';
import { spotOn } from '../board/spots.ts';
import { imageOf } from './land-image.ts';

/** The room of the land, and of everybody beside it, in pixels. */
const LAND = { x: 36, y: 104, width: 776, height: 502 };
const ASIDE = { x: 848, width: 316 };
/** No tile is larger; around the land its towers reach out, in squares. */
const LARGEST = 96;
const AROUND = 0.3;
/** So high is a figure on the land, as a part of a tile, and at least in pixels. */
const FIGURE = 0.5;
const LEAST = 22;
/** A figure is drawn on so many units. */
const HIGH = 32;
const WIDE = 24;

/** The land as it lies at the end, with who is still on it, and everybody's points. */
export async function drawEnd(pen: Pen, picture: EndPicture, view: Snapshot): Promise<void> {
  fill(pen, '--c-block', () => pen.rect(0, 0, PICTURE.width, PICTURE.height));
  write(pen, picture.title, { x: LAND.x, y: 78, size: 54, colour: '--ink', align: 'left' });
  await drawLand(pen, picture, view);
  const ranked = picture.finishers.toSorted((one, other) => other.score - one.score);
  const room = Math.min(140, LAND.height / ranked.length);
  for (const [at, finisher] of ranked.entries()) {
    drawFinisher(pen, finisher, LAND.y + at * room, room - 12);
  }
}

async function drawLand(pen: Pen, { finishers }: EndPicture, view: Snapshot): Promise<void> {
  const { left, top, right, bottom } = boxAround(view.board);
  const [wide, high] = [right - left + 2 * AROUND, bottom - top + 2 * AROUND];
  const tile = Math.min(LARGEST, LAND.width / wide, LAND.height / high);
  const x = LAND.x + (LAND.width - wide * tile) / 2;
  const y = LAND.y + (LAND.height - high * tile) / 2;
  const seen = { left: left - AROUND, top: top - AROUND, wide, high };
  pen.drawImage(await imageOf(view.board, seen, tile), x, y, wide * tile, high * tile);
  const scale = Math.max(LEAST, FIGURE * tile) / HIGH;
  for (const { player, on, ...at } of view.followers) {
    const spot = spotOn(view.board, at, on);
    drawFigure(pen, ofSeat(finishers, player).tribe, {
      x: x + (spot.x - seen.left) * tile - (WIDE * scale) / 2,
      y: y + (spot.y - seen.top) * tile - HIGH * scale * 0.6,
      scale,
    });
  }
}

/** Who, and how many points; who has won stands out. */
function drawFinisher(pen: Pen, finisher: Finisher, top: number, height: number): void {
  const { name, tribe, score, hasWon } = finisher;
  const { x, width } = ASIDE;
  const middle = top + height / 2;
  fill(pen, hasWon ? '--ochre-2' : '--paper', () => pen.roundRect(x, top, width, height, 14));
  outline(pen, 3);
  const scale = Math.min(2.1, (height - 16) / HIGH);
  drawFigure(pen, tribe, { x: x + 18, y: middle - (HIGH * scale) / 2, scale });
  const colour = hasWon ? '--on-bone' : '--ink';
  const size = Math.min(54, height * 0.62);
  write(pen, sayScore(score), {
    x: x + width - 20,
    y: middle + size / 3,
    size,
    colour,
    align: 'right',
  });
  write(pen, name, { x: x + 86, y: middle + 10, size: 28, colour, align: 'left', most: 130 });
}
