import { ink } from '@ochre/ui/art/strokes.ts';

interface HewnBlockProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A block of stone, ready to be carried away. */
export function HewnBlock({ x, y, width, height, depth }: HewnBlockProps) {
  const rise = depth * 0.6;
  return (
    <>
      <path {...ink} d={`M${x} ${y}h${width}v${height}h${-width}z`} fill="var(--rock1)" />
      <path
        {...ink}
        d={`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`}
        fill="var(--rock1)"
      />
      <path
        {...ink}
        d={`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`}
        fill="var(--rock3)"
      />
    </>
  );
}
