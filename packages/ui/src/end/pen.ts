import { silhouetteOf, type Tribe } from '../art/symbols/people.tsx';

export type Pen = CanvasRenderingContext2D;

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly most?: number;
  readonly align?: CanvasTextAlign;
}

export function write(pen: Pen, text: string, { x, y, size, colour, most, align }: Written): void {
  const face = getComputedStyle(document.documentElement).getPropertyValue('--f-display');
  pen.font = `700 ${size}px ${face}`;
  pen.textAlign = align ?? 'center';
  pen.fillStyle = colourOf(colour);
  pen.fillText(text, x, y, most);
}

/** A score, with a minus as it is written. */
export const sayScore = (score: number): string => String(score).replace('-', '−');

export function fill(pen: Pen, colour: string, shape: () => void): void {
  pen.beginPath();
  shape();
  pen.fillStyle = colourOf(colour);
  pen.fill();
}

export function outline(pen: Pen, width: number): void {
  pen.strokeStyle = colourOf('--line-ink');
  pen.lineWidth = width;
  pen.stroke();
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A figure of 24×32, from its upper left corner. */
export function drawFigure(pen: Pen, tribe: Tribe, { x, y, scale }: Placed): void {
  const body = new Path2D(silhouetteOf(tribe));
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
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
}

/** A token as the theme has it now: a canvas knows no variables. */
export function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
