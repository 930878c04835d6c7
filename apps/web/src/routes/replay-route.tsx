import type { TableView } from '@ochre/match';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { seatsOf } from '../play/seats-of.ts';
import { Working } from '../play/working.tsx';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { localSettingsOf, useSettings } from '../settings/index.ts';
import type { Seating } from '../table/local/local-tables.ts';
import { useWords } from '../words/language.tsx';
import { Gone } from './gone.tsx';
import { PATHS } from './paths.ts';
import { useReplayed } from './use-replayed.ts';

/** A game in this browser, move by move. */
export function ReplayRoute({ id }: { readonly id: string }) {
  const words = useWords();
  const { tables } = useOchre();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const replayed = useReplayed(id);
  const seats = useMemo(() => (replayed ? seatsOf(replayed.view, words) : []), [replayed, words]);
  if (replayed === undefined) return <Working />;
  if (replayed === null) return <Gone />;
  const { record, view } = replayed;
  const playOn = async (moves: number): Promise<void> => {
    const seating = view.seats.map((_, at) => seatedAgain(view, at, seats[at]!.name));
    const table = await tables.playOn(record, moves, seating, localSettingsOf(settings));
    table.close();
    go(PATHS.game(table.id));
  };
  return (
    <ReplayScreen
      record={record}
      seats={seats}
      viewer={record.result === undefined ? view.you : undefined}
      onPlayOn={(moves) => void playOn(moves)}
      onBack={() => go(PATHS.game(id))}
    />
  );
}

/** The viewer plays on against bots: those who played, or one in place of a person. */
function seatedAgain({ seats, you = 0 }: TableView, at: number, name: string): Seating {
  if (at === you) return { kind: 'person', name };
  return { kind: 'bot', level: seats[at]!.bot ?? 'medium' };
}
