import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../in-words.tsx';
import './overview.css';
import { PlayerPanel } from './player-panel.tsx';
import { PointsTable } from './points-table.tsx';
import type { Seated } from './seat.ts';
import type { Standing } from './standing.ts';

interface OverviewProps {
  readonly everybody: readonly Seated[];
  readonly standings: readonly Standing[];
  readonly log?: ReactNode;
  readonly rest?: ReactNode;
  readonly onClose: () => void;
}

const PARTS = ['players', 'points', 'log'] as const;
type Part = (typeof PARTS)[number];

/** On a phone, below the whole land: everybody, what their points are made of, or the log. */
export function Overview({ everybody, standings, log, rest, onClose }: OverviewProps) {
  const { board, buttons, table } = useWords();
  const [part, setPart] = useState<Part>('players');
  // A table may leave the counting to who plays.
  const isCounted = standings.some(({ byKind }) => byKind !== undefined);
  const parts = PARTS.filter((one) => one !== 'points' || isCounted);
  const names: Readonly<Record<Part, string>> = {
    players: table.players,
    points: board.points,
    log: buttons.log,
  };
  return (
    <section className="overview paper" aria-label={board.overview}>
      <header>
        <Segments
          label={board.overview}
          values={parts}
          chosen={part}
          name={(one) => names[one]}
          onChoose={setPart}
        />
        <button type="button" className="land-tool" aria-label={buttons.close} onClick={onClose}>
          <Icon name="no" size={18} />
        </button>
      </header>
      {part === 'log' && <div className="overview-log">{log}</div>}
      {part === 'points' && <PointsTable everybody={everybody} standings={standings} />}
      {part === 'players' && (
        <div className="overview-players">
          {everybody.map((seat) => (
            <PlayerPanel
              key={seat.number}
              seat={seat}
              standing={{ ...ofSeat(standings, seat.number), byKind: undefined }}
              isSmall
            />
          ))}
          {rest}
        </div>
      )}
    </section>
  );
}
