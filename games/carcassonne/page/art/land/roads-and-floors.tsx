import { memo } from 'react';
import { WIDTH } from '../geometry/point.ts';
import { Printed } from '../printed.tsx';
import { laidOf } from './laid.ts';
import { jointsOf } from './outline.ts';
import { isSameBoard, type LayerProps } from './same-land.ts';

/** Roads, greens and the floors of cities, with the dotted joints of the tiles. */
export const RoadsAndFloors = memo(
  function RoadsAndFloors({ board }: Pick<LayerProps, 'board'>) {
    const laid = laidOf(board);
    return (
      <>
        {laid.tiles.map(({ x, y, drawn }) => (
          <Printed
            key={`${x},${y}`}
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
