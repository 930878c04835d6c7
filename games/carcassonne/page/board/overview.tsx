import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../in-words.tsx';
import './overview.css';
import { PlayerPanel } from './player-panel.tsx';
import type { Seated } from './seat.ts';
import type { Standing } from './standing.ts';

interface OverviewProps {
  readonly everybody: readonly Seated[];
  readonly standings: readonly Standing[];
  readonly log?: ReactNode;
  readonly rest?: ReactNode;
  readonly onClose: () => void;
}

const PARTS = ['players', 'log'] as const;
type Part = (typeof PARTS)[number];

/** On a phone, below the whole land: everybody, or the log. */
export function Overview({ everybody, standings, log, rest, onClose }: OverviewProps) {
  const { board, buttons, table } = useWords();
  const [part, setPart] = useState<Part>('players');
  return (
    <section className="overview paper" aria-label={board.overview}>
      <header>
        <Segments
          label={board.overview}
          values={PARTS}
          chosen={part}
          name={(one) => (one === 'log' ? buttons.log : table.players)}
          onChoose={setPart}
        />
        <button type="button" className="land-tool" aria-label={buttons.close} onClick={onClose}>
          <Icon name="no" size={18} />
        </button>
      </header>
      {part === 'log' ? (
        <div className="overview-log">{log}</div>
      ) : (
        <div className="overview-players">
          {everybody.map((seat) => (
            <PlayerPanel
              key={seat.number}
              seat={seat}
              standing={ofSeat(standings, seat.number)}
              isSmall
            />
          ))}
          {rest}
        </div>
      )}
    </section>
  );
}
