import { type Refusal, refusalAt, type Snapshot, type Turn } from '../../../rules/index.ts';
import { spotAt } from '../places.ts';
import './why-not.css';

interface RefusalOnLandProps {
  readonly view: Snapshot;
  readonly asked: { readonly x: number; readonly y: number };
  readonly turn: Turn;
}

/** Lines from the square that was asked about to what forbids it. */
export function RefusalOnLand({ view, asked, turn }: RefusalOnLandProps) {
  const refusal = refusalAt(view, [asked.x, asked.y], turn);
  return refusal?.by.map((square) => (
    <Line
      key={square.join()}
      from={[100 * asked.x + 50, 100 * asked.y + 50]}
      to={targetOf(view, refusal, square)}
      isRound={refusal.closed !== undefined}
    />
  ));
}

type Xy = readonly [number, number];

/** A building by itself; of a side that does not match, where the two tiles would meet. */
function targetOf({ board }: Snapshot, { closed, x, y }: Refusal, square: Xy): Xy {
  if (closed === undefined) return [50 * (x + square[0]) + 50, 50 * (y + square[1]) + 50];
  const other = closed.building === 'cloister' ? 'shrine' : 'cloister';
  const [atX, atY] = spotAt(board, { x: square[0], y: square[1], on: other });
  return [100 * atX, 100 * atY];
}

/** Around a building; a line begins and ends so far from what it joins. */
const RADIUS = 29;

interface LineProps {
  readonly from: Xy;
  readonly to: Xy;
  readonly isRound: boolean;
}

function Line({ from: [ax, ay], to: [bx, by], isRound }: LineProps) {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const end = isRound ? RADIUS : 0;
  const d = `M${ax + ux * 24} ${ay + uy * 24}L${bx - ux * end} ${by - uy * end}`;
  const target = isRound
    ? `M${bx - RADIUS} ${by}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`
    : `M${bx - 16 * uy - 0.01} ${by - 16 * ux}L${bx + 16 * uy} ${by + 16 * ux}`;
  return (
    <g className="refusal-line">
      <path className="refusal-rim" d={d + target} />
      <path className="refusal-dots" d={d} />
      <path className="refusal-ring" d={target} />
    </g>
  );
}
