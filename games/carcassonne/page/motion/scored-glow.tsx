import { useShowing } from '@ochre/ui/motion/showing.ts';
import type { CSSProperties } from 'react';
import type { TileOnLand } from '../art/land/laid.ts';
import './scored-glow.css';
import { linesAround } from './scored-lines.ts';
import { OUTLINE } from './timing.ts';
import { useStaged } from './use-staged.ts';

interface ScoredGlowProps {
  readonly board: readonly TileOnLand[];
}

/** What is scored is drawn around once, under roads and floors. */
export function ScoredGlow({ board }: ScoredGlowProps) {
  const { now } = useShowing();
  const { scored } = useStaged();
  if (scored === undefined || now === undefined) return null;
  const lines = linesAround(scored, board);
  const style = { '--drawing': `${OUTLINE * now.factor}ms` } as CSSProperties;
  return (
    <g className={`scored-glow ${scored.kind}`} key={`${now.seq} ${lines[0]}`} style={style}>
      {lines.map((line) => (
        <path key={line} className="casing" d={line} pathLength={1} />
      ))}
      {lines.map((line) => (
        <path key={line} className="light" d={line} pathLength={1} />
      ))}
    </g>
  );
}
