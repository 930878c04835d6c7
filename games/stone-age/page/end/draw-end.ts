import { type EndPicture, PICTURE } from '@ochre/ui/end/end-picture.ts';
import { fill, type Pen } from '@ochre/ui/end/pen.ts';
import { drawPillars } from '@ochre/ui/end/pillars.ts';

/** Everybody in the valley, under the sun. */
export function drawEnd(pen: Pen, picture: EndPicture): void {
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
  drawPillars(pen, picture);
}
