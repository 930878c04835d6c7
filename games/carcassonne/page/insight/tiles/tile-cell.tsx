import { useDeferredValue } from 'react';
import type { Turn } from '../../../rules/index.ts';
import { aboutTile } from '../../../words/about-tile.ts';
import { TileFace } from '../../art/tile-face.tsx';
import { useWords } from '../../in-words.tsx';
import type { TileCount } from './counts.ts';

interface TileCellProps {
  readonly count: TileCount;
  readonly state: 'none' | 'dim' | 'fit' | '';
}

/** Cells are hardly wider than that, in pixels: fine cuts are left out. */
const SIZE = 72;

/** A type of tile, turned as it would lie, with a pip for each that there is. */
export function TileCell({ count, state }: TileCellProps) {
  const words = useWords();
  const { tile, all, left, turns } = count;
  const [turn = 0] = turns;
  // The drawer is there at once, and what is drawn in it a moment later.
  const drawn = useDeferredValue<Turn | null>(turn, null);
  return (
    <li className={state}>
      <span className="unseen">
        {words.insight.drawer.count(aboutTile(tile, turn, words), left, all)}
      </span>
      <span className="cell-face" aria-hidden="true">
        {drawn !== null && <TileFace tile={tile} turn={drawn} size={SIZE} />}
      </span>
      <span className="cell-count" aria-hidden="true">
        <span className="pips">
          {Array.from({ length: all }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one tile is like the other.
            <i key={at} className={at < left ? '' : 'spent'} />
          ))}
        </span>
        <b>{left}</b>
      </span>
    </li>
  );
}
