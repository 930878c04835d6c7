import { memo } from 'react';
import { WIDTH } from '../geometry/point.ts';
import { Printed } from '../printed.tsx';
import { edgesOf } from './edges.ts';
import { grainOf } from './grain.ts';
import { laidOf } from './laid.ts';
import { outlineOf } from './outline.ts';
import { isSameLayer, type LayerProps } from './same-land.ts';

/** The ground: its grain by square, strips of plough by edge, tufts by tile. */
export const Fields = memo(function Fields({ board, seed }: LayerProps) {
  const laid = laidOf(board);
  return (
    <>
      <path d={outlineOf(laid)} fill="var(--c-field)" />
      {laid.tiles.map(({ x, y }) => (
        <Printed key={`grain ${x},${y}`} drawn={grainOf(x, y, seed)} />
      ))}
      {edgesOf(laid, seed)
        .filter(({ strips }) => strips !== '')
        .map(({ key, strips }) => (
          <Printed key={key} drawn={strips} />
        ))}
      {laid.tiles.map(({ x, y, drawn }) => (
        <Printed key={`tufts ${x},${y}`} drawn={drawn.tufts} x={x * WIDTH} y={y * WIDTH} />
      ))}
    </>
  );
}, isSameLayer);
