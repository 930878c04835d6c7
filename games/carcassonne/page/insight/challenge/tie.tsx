import type { Challenge, Snapshot } from '../../../rules/index.ts';
import { spotAt } from '../places.ts';
import './tie.css';

interface TieProps {
  readonly view: Snapshot;
  readonly challenge: Challenge;
}

/** How far the tie swings aside, as a part of its length. */
const SWING = 0.28;

/** A rope between a monk and a heretic who are in a challenge. */
export function Tie({ view, challenge: { sides } }: TieProps) {
  const [[ax, ay], [bx, by]] = [endOf(view, sides[0]), endOf(view, sides[1])];
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * SWING, (ay + by) / 2 + (bx - ax) * SWING];
  const d = `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
  return (
    <g className="tie">
      <path className="tie-rim" d={d} />
      <path className="tie-ink" d={d} />
      <path className="tie-fire" d={d} />
    </g>
  );
}

function endOf(
  { board }: Snapshot,
  { x, y, building }: Challenge['sides'][number],
): [number, number] {
  const [atX, atY] = spotAt(board, { x, y, on: building });
  return [100 * atX, 100 * atY];
}

/** Where a sign hangs on it, in squares. */
export function middleOfTie(view: Snapshot, { sides }: Challenge): [number, number] {
  const [[ax, ay], [bx, by]] = [endOf(view, sides[0]), endOf(view, sides[1])];
  const aside = SWING / 2;
  return [((ax + bx) / 2 - (by - ay) * aside) / 100, ((ay + by) / 2 + (bx - ax) * aside) / 100];
}
