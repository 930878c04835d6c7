import { type GameRecord, parseRecord } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { DailyNote } from '../daily/daily-note.tsx';
import { TableScreen } from '../play/table-screen.tsx';
import { testimonyOn } from '../replay/testimony.ts';
import { Witness } from '../replay/witness.ts';
import { PATHS } from '../routes/paths.ts';
import type { NetworkTable, TableSnapshot } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { useNetwork } from './network.ts';
import { seatNotes } from './seat-notes.tsx';
import type { Afterwards } from './use-afterwards.ts';

interface PlayedTableProps {
  readonly table: NetworkTable;
  readonly shown: TableSnapshot;
  readonly view: TableView;
  readonly corner: ReactNode;
  readonly end: ReactNode;
  readonly afterwards: Afterwards;
}

/** A table over the network while it is played, and at its end. */
export function PlayedTable(props: PlayedTableProps) {
  const { table, shown, view, corner, end, afterwards } = props;
  const { presence } = shown;
  const words = useWords();
  const [, go] = useLocation();
  const { api } = useNetwork();
  const notes = useMemo(
    () => seatNotes(view, presence, () => table.now(), words),
    [view, presence, table, words],
  );
  const watching = presence?.watching ?? 0;
  const { daily } = view;
  const record = async (): Promise<GameRecord> => parseRecord(await api.record(table.id));
  return (
    <TableScreen
      client={table}
      corner={corner}
      notes={notes}
      aside={
        watching > 0 &&
        view.you !== undefined && (
          <p className="watching">
            <Icon name="eye" size={16} />
            {words.online.table.watch(watching)}
          </p>
        )
      }
      end={end}
      onRule={(rule) => go(PATHS.rules(view.plan.game, rule))}
      onHome={() => go(PATHS.home)}
      {...(view.you === undefined
        ? {}
        : { onAgain: daily ? afterwards.dailyAgain : afterwards.rematch.ready })}
      record={record}
      testify={(record) =>
        testimonyOn(record, {
          seen: new Witness().of(table.id),
          seat: view.you ?? view.wasAt,
          bots: botsIn(view),
        })
      }
      onReplay={afterwards.replay}
      onReview={afterwards.review}
      note={
        daily !== undefined && (
          <DailyNote
            daily={{ ...daily, game: view.plan.game }}
            table={table.id}
            isAtServer={true}
            seat={view.you ?? 0}
            record={record}
          />
        )
      }
    />
  );
}

/** The seats that were bots' from the beginning. */
const botsIn = ({ plan }: TableView): number[] =>
  plan.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
