import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { InGame } from '../games/game-page.tsx';
import { Working } from '../play/working.tsx';
import { ReviewScreen } from '../review/review-screen.tsx';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { Gone } from './gone.tsx';
import { momentIn, PATHS } from './paths.ts';
import { useReplayed } from './use-replayed.ts';
import { useSeatsThen } from './use-seats-then.ts';

/** Where a game in this browser was won. */
export function ReviewRoute({ id }: { readonly id: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const toMoment = useCallback(
    (moves: number) => go(PATHS.review(id, moves), { replace: true }),
    [go, id],
  );
  const replayed = useReplayed(id);
  useTitle(words.buttons.review, replayed?.record.game);
  const seats = useSeatsThen(replayed);
  if (replayed === undefined) return <Working />;
  // Only what is over is known well enough.
  if (replayed === null || replayed.record.result === undefined) return <Gone />;
  const { record, view } = replayed;
  return (
    <InGame name={record.game}>
      <ReviewScreen
        table={id}
        record={record}
        seats={seats}
        whose={view.you}
        from={momentIn(search)}
        onMoment={toMoment}
        onTry={(moves) => go(PATHS.tryAgain(id, moves))}
        onBack={() => go(PATHS.game(id))}
      />
    </InGame>
  );
}
