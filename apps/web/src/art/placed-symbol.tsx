import { proportion } from './icon.tsx';
import type { SymbolName } from './symbols/index.ts';

interface PlacedSymbolProps {
  readonly name: SymbolName;
  /** The middle of its base line. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly className?: string;
}

/** A symbol that stands inside a larger drawing. */
export function PlacedSymbol({ name, x, y, height, className }: PlacedSymbolProps) {
  const width = height * proportion(name);
  return (
    <use
      href={`#${name}`}
      x={x - width / 2}
      y={y - height}
      width={width}
      height={height}
      {...(className === undefined ? {} : { className })}
    />
  );
}
