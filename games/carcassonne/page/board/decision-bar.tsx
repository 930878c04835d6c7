import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Snapshot } from '../../rules/index.ts';
import { useWords } from '../in-words.tsx';
import type { Seated } from './seat.ts';

interface DecisionBarProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  readonly viewer: number;
}

/** Whose turn it is, where nothing else is to be said. */
export function DecisionBar({ view, everybody, viewer }: DecisionBarProps) {
  const words = useWords();
  const asked = everybody.find(({ isAsked }) => isAsked);
  const winners = (view.result?.winners ?? []).map((number) => ofSeat(everybody, number));
  const shown = asked ?? winners[0] ?? ofSeat(everybody, viewer);
  return (
    <section className="decision-bar paper">
      <Icon name={`standing-${shown.tribe}`} size={40} />
      <div className="asked-for">
        <h2>{asked === undefined ? words.over : words.board.toMove(asked.name)}</h2>
        {winners.length > 0 && (
          <p>{words.board.won(words.and(winners.map(({ name }) => name)), winners.length)}</p>
        )}
      </div>
    </section>
  );
}
