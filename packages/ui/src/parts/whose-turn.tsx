import { ofSeat } from '@ochre/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import type { Seat } from '../seat.ts';

interface WhoseTurnProps {
  readonly everybody: readonly (Seat & { readonly isAsked: boolean })[];
  /** Once the game is over. */
  readonly winners: readonly number[];
  /** Who looks, where nobody is asked. */
  readonly viewer: number;
  readonly say: {
    readonly over: string;
    readonly toMove: (name: string) => string;
    /** Below it: who has won, or what is done now. */
    readonly about: (winners: readonly string[]) => string | undefined;
  };
  readonly children?: ReactNode;
}

/** In the place of a decision, where nothing else is to be said: whose turn it is, or who has won. */
export function WhoseTurn({ everybody, winners, viewer, say, children }: WhoseTurnProps) {
  const asked = everybody.find(({ isAsked }) => isAsked);
  const won = winners.map((number) => ofSeat(everybody, number));
  const shown = asked ?? won[0] ?? ofSeat(everybody, viewer);
  const about = say.about(won.map(({ name }) => name));
  return (
    <section className="decision-bar paper">
      <Icon name={`standing-${shown.tribe}`} size={40} />
      <div className="asked-for">
        <h2>{asked === undefined ? say.over : say.toMove(asked.name)}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      {children}
    </section>
  );
}
