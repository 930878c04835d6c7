import { memo, useId } from 'react';
import type { Flags } from './land/corners.ts';
import { cornersOf, towersOf } from './land/corners.ts';
import { edgesOf } from './land/edges.ts';
import { grainOf } from './land/grain.ts';
import { type Glow, Glows, type Tint, Tints } from './land/highlights.tsx';
import { type Laid, laidOf, type TileOnLand } from './land/laid.ts';
import { jointsOf, outlineOf } from './land/outline.ts';
import './land/land.css';
import './tokens.css';
import { WIDTH } from './geometry/point.ts';
import { Printed } from './printed.tsx';

interface LandProps {
  readonly board: readonly TileOnLand[];
  /** Fields in a colour. */
  readonly tints?: readonly Tint[];
  /** Lit roads and cities. */
  readonly glows?: readonly Glow[];
  readonly flags?: Flags;
  /** Another land on the same squares has other grain, strips and trees. */
  readonly seed?: string;
}

const NO_FLAGS: Flags = new Map();

/**
 * The tiles as one print: an svg group, 100 units a square, the start tile at 0, 0. Tints and glows lie under
 * roads and floors. An ancestor of class `far` hides the fine cuts, for less than 78 pixels a tile; `--px` says
 * how many units a pixel of the screen is, for what has its width in pixels.
 */
export function Land({ board, tints = [], glows = [], flags = NO_FLAGS, seed = '' }: LandProps) {
  const clip = useId();
  const laid = laidOf(board);
  const outline = outlineOf(laid);
  return (
    <g className="land">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="land-thickness" d={outline} />
      <g clipPath={`url(#${clip})`}>
        <Fields board={board} seed={seed} />
        <Tints tints={tints} board={board} />
        <Glows glows={glows} board={board} />
        <RoadsAndFloors board={board} />
      </g>
      <path className="land-outline" d={outline} />
      <Things board={board} flags={flags} seed={seed} />
    </g>
  );
}

interface LayerProps {
  readonly board: readonly TileOnLand[];
  readonly seed: string;
}

const isSameTile = (one: TileOnLand, other: TileOnLand | undefined): boolean =>
  other !== undefined &&
  one.tile === other.tile &&
  one.x === other.x &&
  one.y === other.y &&
  one.rotation === other.rotation &&
  one.cut === other.cut;

const isSameBoard = (one: readonly TileOnLand[], other: readonly TileOnLand[]): boolean =>
  one === other ||
  (one.length === other.length && one.every((tile, at) => isSameTile(tile, other[at])));

const isSameLayer = (one: LayerProps, other: LayerProps): boolean =>
  one.seed === other.seed && isSameBoard(one.board, other.board);

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

const Fields = memo(function Fields({ board, seed }: LayerProps) {
  const laid = laidOf(board);
  return (
    <>
      <path d={outlineOf(laid)} fill="var(--c-field)" />
      {laid.tiles.map((tile) => (
        <Printed key={keyOf(tile)} drawn={grainOf(tile.x, tile.y, seed)} />
      ))}
      {edgesOf(laid, seed)
        .filter(({ strips }) => strips !== '')
        .map(({ key, strips }) => (
          <Printed key={key} drawn={strips} />
        ))}
      {laid.tiles.map(({ x, y, drawn }) => (
        <Printed key={keyOf({ x, y })} drawn={drawn.tufts} x={x * WIDTH} y={y * WIDTH} />
      ))}
    </>
  );
}, isSameLayer);

const RoadsAndFloors = memo(
  function RoadsAndFloors({ board }: Pick<LayerProps, 'board'>) {
    const laid = laidOf(board);
    return (
      <>
        {laid.tiles.map(({ x, y, drawn }) => (
          <Printed
            key={keyOf({ x, y })}
            drawn={drawn.roads + drawn.floors}
            x={x * WIDTH}
            y={y * WIDTH}
          />
        ))}
        <path className="land-joints" d={jointsOf(laid)} />
      </>
    );
  },
  (one, other) => isSameBoard(one.board, other.board),
);

interface ThingsProps extends LayerProps {
  readonly flags: Flags;
}

const isSameFlags = (one: Flags, other: Flags): boolean =>
  one === other ||
  (one.size === other.size && [...one].every(([corner, tribe]) => other.get(corner) === tribe));

/** All that stands, from north to south. */
const Things = memo(
  function Things({ board, flags, seed }: ThingsProps) {
    return (
      <g className="things">
        {standing(laidOf(board), flags, seed).map(({ key, drawn, x, y }) => (
          <Printed key={key} drawn={drawn} x={x} y={y} />
        ))}
      </g>
    );
  },
  (one, other) => isSameLayer(one, other) && isSameFlags(one.flags, other.flags),
);

function standing(laid: Laid, flags: Flags, seed: string) {
  const atHome = { x: 0, y: 0 };
  const onTiles = laid.tiles.flatMap(({ x, y, drawn }) =>
    drawn.things.map(({ foot, drawn: thing }, at) => ({
      key: `${x},${y}/${at}`,
      foot: y * WIDTH + foot,
      drawn: thing,
      x: x * WIDTH,
      y: y * WIDTH,
    })),
  );
  const onEdges = edgesOf(laid, seed).flatMap(({ key, things }) =>
    things.map((thing, at) => ({ ...thing, key: `${key}/${at}`, ...atHome })),
  );
  const onCorners = cornersOf(laid, seed).map((one) => ({
    ...one,
    key: `x${one.key}`,
    ...atHome,
  }));
  const towers = towersOf(laid, flags, seed).map((one) => ({
    ...one,
    key: `t${one.key}`,
    ...atHome,
  }));
  return [...onTiles, ...onEdges, ...onCorners, ...towers].sort((a, b) => a.foot - b.foot);
}
