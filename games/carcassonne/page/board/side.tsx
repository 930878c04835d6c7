import { ofSeat } from '@ochre/kernel';
import { type ReactNode, useState } from 'react';
import { useWords } from '../in-words.tsx';
import { PlayerPanel } from './player-panel.tsx';
import type { Seated } from './seat.ts';
import type { Standing } from './standing.ts';

interface SideProps {
  readonly everybody: readonly Seated[];
  readonly standings: readonly Standing[];
  readonly rest?: ReactNode;
  readonly log?: ReactNode;
}

/** More players than this have less room each; only so many for their points by kind, too. */
const ROOMY = 3;
const FEW = 2;

/** The column beside the land: everybody, the tiles that are left, and the log. */
export function Side({ everybody, standings, rest, log }: SideProps) {
  const { table } = useWords();
  const isSmall = everybody.length > ROOMY;
  // Of everybody at once, to be compared.
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => setOpen((is) => !is);
  const byKind = everybody.length > FEW ? { byKind: { isOpen, toggle } } : {};
  return (
    <aside className={isSmall ? 'side crowded' : 'side'} aria-label={table.players}>
      {everybody.map((seat) => (
        <PlayerPanel
          key={seat.number}
          seat={seat}
          standing={ofSeat(standings, seat.number)}
          isSmall={isSmall}
          {...byKind}
        />
      ))}
      {rest}
      {log}
    </aside>
  );
}
