import type { ReactNode } from 'react';

/** Drawn once in the sprite and used everywhere by its name. */
export interface DrawnSymbol {
  readonly viewBox: string;
  readonly drawing: ReactNode;
}

export type Drawings = Readonly<Record<string, ReactNode>>;

/** Most symbols are drawn on a grid of 24. */
export const onGrid = <Name extends string>(
  drawings: Readonly<Record<Name, ReactNode>>,
): Record<Name, DrawnSymbol> => withViewBox('0 0 24 24', drawings);

export function withViewBox<Name extends string>(
  viewBox: string,
  drawings: Readonly<Record<Name, ReactNode>>,
): Record<Name, DrawnSymbol> {
  const symbols = Object.entries<ReactNode>(drawings).map(([name, drawing]) => [
    name,
    { viewBox, drawing },
  ]);
  return Object.fromEntries(symbols) as Record<Name, DrawnSymbol>;
}
