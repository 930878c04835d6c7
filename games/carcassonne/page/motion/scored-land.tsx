import { useShowing } from '@ochre/ui/motion/showing.ts';
import type { CSSProperties } from 'react';
import type { SnapshotTile } from '../../rules/index.ts';
import { cutOf, type Point, roadLine, wallLines } from '../art/geometry/index.ts';
import { open } from '../art/hand/pen.ts';
import './scored-land.css';
import type { ScoredOnLand } from './step.ts';
import { OUTLINE } from './timing.ts';
import { useStaged } from './use-staged.ts';

interface ScoredLandProps {
  readonly board: readonly SnapshotTile[];
}

/** What is scored is drawn around once: the walls of a city, a road, the squares about a building. */
export function ScoredLand({ board }: ScoredLandProps) {
  const { now } = useShowing();
  const { scored } = useStaged();
  if (scored === undefined || now === undefined) return null;
  const style = { '--drawing': `${OUTLINE * now.factor}ms` } as CSSProperties;
  return (
    <g className="scored-land" key={now.seq} style={style}>
      {linesOf(scored, board).map((line) => (
        <g key={line}>
          <path className="casing" d={line} pathLength={1} />
          <path className="light" d={line} pathLength={1} />
        </g>
      ))}
    </g>
  );
}

type Part = ScoredOnLand['parts'][number];

const linesOf = ({ kind, parts }: ScoredOnLand, board: readonly SnapshotTile[]): string[] =>
  parts.flatMap((part) => linesOfPart(kind, part, board));

function linesOfPart(
  kind: ScoredOnLand['kind'],
  { x, y, on }: Part,
  board: readonly SnapshotTile[],
): string[] {
  const order = board.findIndex((tile) => tile.x === x && tile.y === y);
  const lying = board[order];
  if (lying === undefined) return [];
  const cut = cutOf(lying.tile, order);
  const moved = (line: readonly Point[]): string =>
    open(line.map(([px, py]): Point => [100 * x + px, 100 * y + py]));
  switch (kind) {
    case 'city':
      return wallLines(lying, on, cut).map(moved);
    case 'road':
      return [moved(roadLine(lying, on, cut))];
    case 'cloister':
    case 'shrine':
      return [`M${100 * x - 100} ${100 * y - 100}h300v300h-300z`];
    // Farms are counted at the end.
    case 'farm':
      return [];
  }
}
