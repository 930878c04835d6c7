import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { InGame } from '../games/game-page.tsx';
import { useOchre } from '../ochre.ts';
import { Working } from '../play/working.tsx';
import { ReplayScreen } from '../replay/replay-screen.tsx';
import { testimonyBy } from '../replay/testimony.ts';
import { localSettingsOf, useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { Gone } from './gone.tsx';
import { momentIn, PATHS } from './paths.ts';
import { playOnFrom } from './play-on.ts';
import { useReplayed } from './use-replayed.ts';
import { useSeatsThen } from './use-seats-then.ts';

/** A game in this browser, move by move. */
export function ReplayRoute({ id }: { readonly id: string }) {
  const words = useWords();
  const { tables } = useOchre();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const toMoment = useCallback(
    (moves: number) => go(PATHS.replay(id, moves), { replace: true }),
    [go, id],
  );
  const replayed = useReplayed(id);
  useTitle(words.buttons.replay, replayed?.record.game);
  const seats = useSeatsThen(replayed);
  const testimony = useMemo(
    () => (replayed?.isImported ? testimonyBy(replayed.record) : undefined),
    [replayed],
  );
  if (replayed === undefined) return <Working />;
  // A game that goes on is looked back at where it is played.
  if (replayed === null || replayed.view.stage !== 'over') return <Gone />;
  const { record, view } = replayed;
  const goOn = async (moves: number): Promise<void> =>
    go(
      PATHS.game(
        await playOnFrom({
          tables,
          record,
          view,
          seats,
          moves,
          settings: localSettingsOf(settings),
        }),
      ),
    );
  return (
    <InGame name={record.game}>
      <ReplayScreen
        record={record}
        seats={seats}
        testimony={testimony}
        from={momentIn(search)}
        onMoment={toMoment}
        onPlayOn={(moves) => void goOn(moves)}
        onReview={record.result === undefined ? undefined : (moves) => go(PATHS.review(id, moves))}
        onBack={() => go(PATHS.game(id))}
      />
    </InGame>
  );
}
