import { type ComponentType, useId } from 'react';
import type { Flags } from './land/corners.ts';
import { Fields } from './land/fields.tsx';
import { type Glow, Glows, type Tint, Tints } from './land/highlights.tsx';
import './land/land.css';
import { laidOf, type TileOnLand } from './land/laid.ts';
import { outlineOf } from './land/outline.ts';
import { RoadsAndFloors } from './land/roads-and-floors.tsx';
import { Things } from './land/things.tsx';
import './tokens.css';

interface LandProps {
  readonly board: readonly TileOnLand[];
  /** Fields in a colour. */
  readonly tints?: readonly Tint[];
  /** Lit roads and cities. */
  readonly glows?: readonly Glow[];
  /** What else lies under roads and floors. */
  readonly Under?: ComponentType<{ readonly board: readonly TileOnLand[] }>;
  /** Pennants on towers. */
  readonly flags?: Flags;
  /** Another land on the same squares has other grain, strips and trees. */
  readonly seed?: string;
}

const NO_FLAGS: Flags = new Map();

/**
 * The tiles as one print: an svg group, 100 units a square, the start tile at 0, 0. Tints and glows lie under
 * roads and floors, so they need no exact outline. An ancestor of class `far` hides the fine cuts, for less than
 * 78 pixels a tile; `--px` says how many units a pixel of the screen is, for what has its width in pixels.
 */
export function Land({ board, flags = NO_FLAGS, seed = '', ...props }: LandProps) {
  const { tints = [], glows = [], Under } = props;
  const clip = useId();
  const outline = outlineOf(laidOf(board));
  return (
    <g className="printed-land">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="land-thickness" d={outline} />
      <g clipPath={`url(#${clip})`}>
        <Fields board={board} seed={seed} />
        <Tints tints={tints} board={board} />
        <Glows glows={glows} board={board} />
        {Under !== undefined && <Under board={board} />}
        <RoadsAndFloors board={board} />
      </g>
      <path className="land-outline" d={outline} />
      <Things board={board} flags={flags} seed={seed} />
    </g>
  );
}
