import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo } from 'react';
import { seatsOf } from '../play/seats-of.ts';
import { useWords } from '../words/language.tsx';
import type { Replayed } from './use-replayed.ts';

/** Who sat where in a game that is looked back at. */
export function useSeatsThen(replayed: Replayed | null | undefined): readonly Seat[] {
  const words = useWords();
  return useMemo(() => (replayed ? seatsOf(replayed.view, words) : []), [replayed, words]);
}
