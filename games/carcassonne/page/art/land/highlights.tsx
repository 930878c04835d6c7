import type { CSSProperties } from 'react';
import type { SegmentName } from '../../../rules/index.ts';
import { roadLine, segmentShape } from '../geometry/index.ts';
import { WIDTH } from '../geometry/point.ts';
import { open } from '../hand/pen.ts';
import { type TileOnLand, tileUnder } from './laid.ts';

/** A field in a colour. */
export interface Tint {
  readonly x: number;
  readonly y: number;
  readonly on: SegmentName;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A lit part of a road, city or field. */
export interface Glow extends Tint {}

interface HighlightsProps {
  readonly board: readonly TileOnLand[];
}

const move = ({ x, y }: Tint): string => `translate(${x * WIDTH} ${y * WIDTH})`;

const styled = ({ style }: Tint) => (style === undefined ? {} : { style });

export function Tints({ tints, board }: HighlightsProps & { readonly tints: readonly Tint[] }) {
  return tints.map((tint) => {
    const under = tileUnder(board, tint);
    if (under === undefined) return null;
    return (
      <path
        key={`${tint.x},${tint.y} ${tint.on} ${tint.className ?? ''}`}
        className={`tint ${tint.className ?? ''}`}
        {...styled(tint)}
        d={segmentShape(under.tile, tint.on, under.cut)}
        transform={move(tint)}
      />
    );
  });
}

export function Glows({ glows, board }: HighlightsProps & { readonly glows: readonly Glow[] }) {
  return glows.map((glow) => {
    const under = tileUnder(board, glow);
    if (under === undefined) return null;
    const isRoad = glow.on.startsWith('road');
    return (
      <path
        key={`${glow.x},${glow.y} ${glow.on} ${glow.className ?? ''}`}
        className={`${isRoad ? 'road-glow' : 'glow'} ${glow.className ?? ''}`}
        {...styled(glow)}
        d={
          isRoad
            ? open(roadLine(under.tile, glow.on, under.cut))
            : segmentShape(under.tile, glow.on, under.cut)
        }
        transform={move(glow)}
      />
    );
  });
}
