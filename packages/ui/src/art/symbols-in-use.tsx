import { memo, type ReactNode } from 'react';
import type { DrawnSymbol } from './symbols/symbol.ts';

interface IconProps<Name extends string> {
  readonly name: Name;
  /** The height in pixels, or any CSS length. */
  readonly size?: number | string;
  /** What it says to who cannot see it; without it the words beside it say it. */
  readonly label?: string | undefined;
}

interface PlacedSymbolProps<Name extends string> {
  readonly name: Name;
  /** The middle of its base line. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly className?: string;
}

/** How symbols of these names are used: between words, and inside larger drawings. */
export function inUse<Name extends string>(symbols: Readonly<Record<Name, DrawnSymbol>>) {
  /** Its width for a height of 1. */
  function proportion(name: Name): number {
    const [, , width = 1, height = 1] = symbols[name].viewBox.split(' ').map(Number);
    return Math.round((width / height) * 1000) / 1000;
  }

  function Icon({ name, size = 20, label }: IconProps<Name>) {
    const height = typeof size === 'number' ? `${size}px` : size;
    return (
      <svg
        className="icon"
        viewBox={symbols[name].viewBox}
        style={{ height, width: `calc(${height} * ${proportion(name)})` }}
        role="img"
        aria-label={label}
        aria-hidden={label === undefined}
      >
        <use href={`#${name}`} />
      </svg>
    );
  }

  function PlacedSymbol({ name, x, y, height, className }: PlacedSymbolProps<Name>) {
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

  return { Icon, PlacedSymbol };
}

/**
 * Symbols, filters and gradients, once in a document. All other drawings refer to them by id, so that
 * no id is ever there twice.
 */
export const spriteOf = (symbols: Readonly<Record<string, DrawnSymbol>>, others: ReactNode) =>
  memo(function Sprite() {
    return (
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <defs>
          {Object.entries(symbols).map(([name, { viewBox, drawing }]) => (
            <symbol key={name} id={name} viewBox={viewBox}>
              {drawing}
            </symbol>
          ))}
          {others}
        </defs>
      </svg>
    );
  });
