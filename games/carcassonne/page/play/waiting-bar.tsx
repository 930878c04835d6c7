import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Asking } from '@ochre/ui/game/game-page.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ReactNode } from 'react';
import { Deeds } from './deeds.tsx';

interface WaitingBarProps {
  readonly asking: Asking;
  readonly seats: readonly Seat[];
  readonly acts: ReactNode;
  readonly latest: ReactNode;
}

/** Whom the game waits for, where nothing is to be decided here. */
export const WaitingBar = ({ asking, seats, acts, latest }: WaitingBarProps) => (
  <section className="decision-bar paper" aria-label={asking.title}>
    <Icon name={`standing-${ofSeat(seats, asking.who).tribe}`} size={40} />
    <div className="asked-for">
      <h2>{asking.title}</h2>
      <p>{asking.about}</p>
    </div>
    <Deeds acts={acts} />
    <div className="latest">{latest}</div>
  </section>
);
