import type { GameRecord } from '@ochre/kernel';
import { lazy, Suspense, useState } from 'react';
import { InGame } from '../games/game-page.tsx';
import type { Testimony } from '../replay/testimony.ts';
import { useSounds } from '../sound/index.ts';
import type { TableClient } from '../table/table-client.ts';
import { isOwnTurn } from '../table/turn.ts';
import { useWords } from '../words/language.tsx';
import { Playing } from './playing.tsx';
import { seatsOf } from './seats-of.ts';
import type { TableSlots } from './slots.ts';
import { usePlayedLast } from './use-played-last.ts';
import { useTable } from './use-table.ts';
import { Working } from './working.tsx';

const Ended = lazy(async () => ({ default: (await import('./ended.tsx')).Ended }));

interface TableScreenProps extends TableSlots {
  readonly client: TableClient;
  /** The game as a record, once it is over. */
  readonly record: () => Promise<GameRecord>;
  /** What this browser saw of the dice before the game, where others keep the table. */
  readonly testify?: ((record: GameRecord) => Testimony) | undefined;
  readonly onHome: () => void;
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
  readonly onReview: () => void;
}

/** A table, from its first move to its end. */
export function TableScreen(props: TableScreenProps) {
  const { client, record, testify, onHome, onAgain, onReplay, onReview, ...slots } = props;
  const words = useWords();
  const table = useTable(client);
  const [isLooking, setLooking] = useState(false);
  const { view } = table;
  usePlayedLast(view);
  const game = view?.game;
  const isOver = view?.stage === 'over' && game?.decision === undefined;
  const hear = useSounds({
    isYourTurn: view !== undefined && isOwnTurn(view),
    isOver,
  });
  if (view === undefined || game === undefined) return <Working />;
  return (
    <Suspense fallback={<Working />}>
      <InGame name={view.plan.game}>
        {!isOver || isLooking ? (
          <Playing
            client={client}
            table={{ ...table, view }}
            game={game}
            onHeard={hear}
            {...slots}
          />
        ) : (
          <Ended
            view={game.snapshot}
            told={table.told}
            seats={seatsOf(view, words)}
            viewer={slots.isShared ? undefined : view.you}
            record={record}
            testify={testify}
            onAgain={onAgain}
            onReplay={onReplay}
            onReview={onReview}
            onBoard={() => setLooking(true)}
            onHome={onHome}
            note={slots.note}
          >
            {slots.end}
          </Ended>
        )}
      </InGame>
    </Suspense>
  );
}
