import type { Snapshot } from '@ochre/stone-age/rules';
import { useEffect, useRef, useState } from 'react';
import { sayMove } from '../../words/sayings/say-move.ts';
import { useWords } from '../in-words.tsx';
import { singleOutcome } from './single-outcome.ts';

interface Played {
  readonly view: Snapshot;
  readonly moves: number;
  readonly legal: readonly string[];
  readonly commit: (move: string) => void;
}

/**
 * What has a single outcome happens by itself; gives what happened so, to be told. Whoever takes
 * something back is asked again: else they could never get past it.
 */
export function useByItself({ view, moves, legal, commit }: Played): string | undefined {
  const words = useWords();
  const furthest = useRef(-1);
  const [told, tell] = useState<{ readonly moves: number; readonly what: string }>();
  const move = singleOutcome(view, legal);
  useEffect(() => {
    const isNew = moves > furthest.current;
    if (legal.length === 0) return;
    furthest.current = moves;
    if (move === undefined || !isNew) return;
    tell({ moves, what: words.decisions.byItself(sayMove(move, view, words)) });
    commit(move);
  }, [moves, move, legal, view, words, commit]);
  // It is told until something else was decided.
  return told !== undefined && moves <= told.moves + 1 ? told.what : undefined;
}
