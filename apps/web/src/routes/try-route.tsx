import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { InGame } from '../games/game-page.tsx';
import { Working } from '../play/working.tsx';
import { TryScreen } from '../review/try-screen.tsx';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { Gone } from './gone.tsx';
import { momentIn, PATHS } from './paths.ts';
import { useReplayed } from './use-replayed.ts';
import { useSeatsThen } from './use-seats-then.ts';

/** A decision of a game in this browser, once more. */
export function TryRoute({ id }: { readonly id: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const replayed = useReplayed(id);
  useTitle(words.review.again.name, replayed?.record.game);
  const seats = useSeatsThen(replayed);
  const toTry = useCallback(
    (at: number) => go(PATHS.tryAgain(id, at), { replace: true }),
    [go, id],
  );
  const toReview = useCallback(
    (moves: number) => go(PATHS.review(id, moves), { replace: true }),
    [go, id],
  );
  if (replayed === undefined) return <Working />;
  if (replayed === null || replayed.record.result === undefined) return <Gone />;
  const { record, view } = replayed;
  return (
    <InGame name={record.game}>
      <TryScreen
        table={id}
        record={record}
        seats={seats}
        whose={view.you}
        at={momentIn(search)}
        onTry={toTry}
        onReview={toReview}
      />
    </InGame>
  );
}
