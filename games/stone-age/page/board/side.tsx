import { ofSeat } from '@ochre/kernel';
import type { SeenScore, Snapshot } from '@ochre/stone-age/rules';
import type { ReactNode } from 'react';
import { useWords } from '../in-words.tsx';
import { PlayerPanel } from './player-panel.tsx';
import type { Seated } from './seat.ts';
import { SoloBoxes } from './solo-boxes.tsx';

interface SideProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  readonly seen: readonly SeenScore[];
  readonly log?: ReactNode;
}

/** More players than this have less room each; so have those with jewelry. */
const ROOMY = 4;

/** The column beside the board: everybody's panel, and what the one-player game adds. */
export function Side({ view, everybody, seen, log }: SideProps) {
  const words = useWords();
  const { solo, players, modules } = view;
  const isCompact = players.length > ROOMY || modules.includes('style');
  return (
    <aside className="side" aria-label={words.table.players}>
      {everybody.map((seat) => (
        <PlayerPanel
          key={seat.number}
          seat={seat}
          seen={ofSeat(seen, seat.number)}
          isCompact={isCompact}
        />
      ))}
      {solo !== undefined && (
        <SoloBoxes
          view={view}
          solo={solo}
          seen={ofSeat(seen, 0)}
          tribe={ofSeat(everybody, 0).tribe}
        />
      )}
      {log}
    </aside>
  );
}
