import { WhoseTurn } from '@ochre/ui/parts/whose-turn.tsx';
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
  const { over, board, and } = useWords();
  const about = (names: readonly string[]): string | undefined =>
    names.length === 0 ? undefined : board.won(and(names), names.length);
  return (
    <WhoseTurn
      everybody={everybody}
      winners={view.result?.winners ?? []}
      viewer={viewer}
      say={{ over, toMove: board.toMove, about }}
    />
  );
}
