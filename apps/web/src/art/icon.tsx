import { SYMBOLS, type SymbolName } from './symbols/index.ts';

interface IconProps {
  readonly name: SymbolName;
  /** The height in pixels, or any CSS length. */
  readonly size?: number | string;
  /** What it says to who cannot see it; without it the words beside it say it. */
  readonly label?: string | undefined;
}

/** A symbol between words. */
export function Icon({ name, size = 20, label }: IconProps) {
  const height = typeof size === 'number' ? `${size}px` : size;
  return (
    <svg
      className="icon"
      viewBox={SYMBOLS[name].viewBox}
      style={{ height, width: `calc(${height} * ${proportion(name)})` }}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

/** Its width for a height of 1. */
export function proportion(name: SymbolName): number {
  const [, , width = 1, height = 1] = SYMBOLS[name].viewBox.split(' ').map(Number);
  return Math.round((width / height) * 1000) / 1000;
}
