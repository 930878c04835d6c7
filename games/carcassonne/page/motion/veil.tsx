import { useId } from 'react';
import type { Part, SnapshotTile } from '../../rules/index.ts';
import { boxAround } from '../board/camera.ts';
import { shapesOf } from './scored-lines.ts';
import { useStaged } from './use-staged.ts';
import './veil.css';

interface VeilProps {
  readonly board: readonly SnapshotTile[];
  /** What keeps its colours. */
  readonly except: readonly Part[];
}

/** Beyond the land, for towers and its thickness, in units. */
const BEYOND = 60;

/** A veil of the block's tone over all the land but something. */
export function Veil({ board, except }: VeilProps) {
  const id = useId();
  const { left, top, right, bottom } = boxAround(board);
  const box = {
    x: 100 * left - BEYOND,
    y: 100 * top - BEYOND,
    width: 100 * (right - left) + 2 * BEYOND,
    height: 100 * (bottom - top) + 2 * BEYOND,
  };
  return (
    <g className="veil">
      <mask id={id} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        {shapesOf(except, board).map(({ key, d, x, y }) => (
          <path key={key} className="unveiled" d={d} transform={`translate(${x} ${y})`} />
        ))}
      </mask>
      <rect {...box} mask={`url(#${id})`} />
    </g>
  );
}

/** While something is scored, all else is veiled. */
export function ScoredVeil({ board }: Pick<VeilProps, 'board'>) {
  const { scored } = useStaged();
  return scored === undefined ? null : <Veil board={board} except={scored.parts} />;
}
