import { silhouetteOf } from '@ochre/ui/art/symbols/people.tsx';
import {
  type EndPicture,
  figureOn,
  GROUND,
  PICTURE,
  type Pillar,
  pillarsOf,
} from './end-picture.ts';

/** The end of a game as a picture to show around, in the colours of the page. */
export async function drawEnd(picture: EndPicture): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  await document.fonts.ready;
  drawValley(pen);
  write(pen, picture.title, { x: PICTURE.width / 2, y: 86, size: 58, colour: '--ink' });
  for (const pillar of pillarsOf(picture.finishers)) drawPillar(pen, pillar);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

type Pen = CanvasRenderingContext2D;

function drawValley(pen: Pen): void {
  const { width, height } = PICTURE;
  fill(pen, '--sky', () => pen.rect(0, 0, width, height));
  fill(pen, '--sun2', () => pen.arc(width - 150, 120, 92, 0, 2 * Math.PI));
  fill(pen, '--sun', () => pen.arc(width - 150, 120, 66, 0, 2 * Math.PI));
  fill(pen, '--sky2', () => {
    pen.moveTo(0, 400);
    pen.bezierCurveTo(300, 300, 520, 420, 760, 350);
    pen.bezierCurveTo(930, 300, 1080, 380, width, 340);
    pen.lineTo(width, height);
    pen.lineTo(0, height);
  });
  fill(pen, '--ledge', () => pen.rect(0, GROUND, width, height - GROUND));
}

function drawPillar(pen: Pen, pillar: Pillar): void {
  const { x, width, top, height, tribe, name, score, hasWon } = pillar;
  fill(pen, `--p-${tribe}`, () => pen.rect(x, top, width, height));
  outline(pen, 3);
  const figure = figureOn(pillar);
  pen.save();
  pen.translate(figure.x, figure.y);
  pen.scale(figure.scale, figure.scale);
  const body = new Path2D(silhouetteOf(tribe));
  pen.lineJoin = 'round';
  pen.strokeStyle = colourOf('--rim');
  pen.lineWidth = 4.6;
  pen.stroke(body);
  pen.fillStyle = colourOf(`--p-${tribe}`);
  pen.fill(body);
  pen.strokeStyle = colourOf('--line-ink');
  pen.lineWidth = 1.7;
  pen.stroke(body);
  pen.restore();
  const middle = x + width / 2;
  const most = PICTURE.width / 5 - 20;
  write(pen, name, { x: middle, y: GROUND + 50, size: 30, colour: '--ledge-text', most });
  const colour = hasWon ? '--ochre' : '--ledge-text';
  write(pen, String(score).replace('-', '−'), { x: middle, y: GROUND + 110, size: 54, colour });
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly most?: number;
}

function write(pen: Pen, text: string, { x, y, size, colour, most }: Written): void {
  const face = getComputedStyle(document.documentElement).getPropertyValue('--f-display');
  pen.font = `700 ${size}px ${face}`;
  pen.textAlign = 'center';
  pen.fillStyle = colourOf(colour);
  pen.fillText(text, x, y, most);
}

function fill(pen: Pen, colour: string, shape: () => void): void {
  pen.beginPath();
  shape();
  pen.fillStyle = colourOf(colour);
  pen.fill();
}

function outline(pen: Pen, width: number): void {
  pen.strokeStyle = colourOf('--line-ink');
  pen.lineWidth = width;
  pen.stroke();
}

/** A token as the theme has it now: a canvas knows no variables. */
function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
