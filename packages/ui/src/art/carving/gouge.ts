/** A number as a path writes it. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A tapered cut, the stroke of a woodblock: from a point, at an angle, so long and so wide. */
export function gouge(x: number, y: number, length: number, angle: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [endX, endY] = [x + cos * length, y + sin * length];
  const [midX, midY] = [x + cos * length * 0.4, y + sin * length * 0.4];
  const across = (side: 1 | -1) =>
    `${round(midX - side * sin * width)} ${round(midY + side * cos * width)}`;
  const start = `${round(x)} ${round(y)}`;
  return `M${start}Q${across(1)} ${round(endX)} ${round(endY)}Q${across(-1)} ${start}`;
}

/** Several cuts as one path. */
export const gouges = (count: number, cut: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => cut(index)).join('');
