import type { GameRecord } from '@ochre/kernel';
import { lossOf, type Moment, worstOf } from '@ochre/search/review';
import type { Seat } from '@ochre/ui/seat.ts';
import '@ochre/ui/parts/buttons.css';
import { nameOf } from '@ochre/words';
import { useEffect, useMemo, useState } from 'react';
import { ExerciseScreen } from '../exercise/exercise-screen.tsx';
import { useGamePage } from '../games/game-page.tsx';
import { Working } from '../play/working.tsx';
import type { Reviewing } from '../study/game-reviewing.ts';
import { askWorker } from '../study/student.ts';
import { Replay } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { isAsGood, judged, type Verdict } from './try-verdict.ts';
import { useReviewing } from './use-reviewing.ts';
import { useTelling } from './use-telling.ts';

interface TryScreenProps {
  readonly table: string;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly whose: number | undefined;
  /** The decision, by the number of moves before it. */
  readonly at: number;
  readonly onTry: (at: number) => void;
  /** To the review, at that moment. */
  readonly onReview: (moves: number) => void;
}

/** Then nothing more is found unless somebody asks for it. */
const HAS_ENDED: readonly Reviewing['stage'][] = ['stopped', 'done', 'unjudged', 'failed'];

/** The decisions that cost most, once more. */
export function TryScreen(props: TryScreenProps) {
  const { table, record, whose, at, onTry, onReview } = props;
  const { stage, moments } = useReviewing(table, record);
  const exercises = useMemo(() => worstOf(moments, whose), [moments, whose]);
  const moment = moments[at]?.choice?.better === undefined ? undefined : moments[at];
  // While the review goes on, worse ones may be found: whoever has begun with one stays with it.
  const first = moment === undefined ? exercises[0]?.at : undefined;
  const isNone = moment === undefined && first === undefined && HAS_ENDED.includes(stage);
  useEffect(() => {
    if (first !== undefined) onTry(first);
    else if (isNone) onReview(0);
  }, [first, isNone, onTry, onReview]);
  if (moment === undefined) return <Working />;
  return <Try {...props} exercises={exercises} moment={moment} />;
}

interface TryProps extends TryScreenProps {
  readonly exercises: readonly Moment[];
  readonly moment: Moment;
}

function Try({ record, seats, whose, exercises, moment, onTry, onReview }: TryProps) {
  const words = useWords();
  const { game } = useGamePage();
  const replay = useMemo(() => new Replay(game, record), [game, record]);
  const telling = useTelling({ replay, eyes: 'all', seats, viewer: moment.player });
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const { again, figures } = words.review;
  const cost = figures.percent(lossOf(moment));
  const about =
    whose === moment.player
      ? again.about(cost)
      : again.aboutOf(nameOf(moment.player, { seats }), cost);
  // One that is not among the worst any more comes before all of them.
  const number = exercises.indexOf(moment);
  const next = exercises[number + 1];
  const toReview = (): void => onReview(moment.at + 1);
  return (
    <ExerciseScreen
      record={record}
      at={moment.at}
      seat={moment.player}
      names={names}
      task={
        <>
          <h2>{again.title}</h2>
          {number >= 0 && <small>{again.number(number + 1, exercises.length)}</small>}
          <p>{about}</p>
        </>
      }
      verdict={(tried, onceMore) => (
        <Told
          record={record}
          moment={moment}
          tried={tried}
          better={telling.move(moment.at, moment.choice!.better!.move)}
          onceMore={onceMore}
          onNext={next && (() => onTry(next.at))}
          onReview={toReview}
        />
      )}
      onClose={toReview}
    />
  );
}

interface ToldProps {
  readonly record: GameRecord;
  readonly moment: Moment;
  readonly tried: string;
  /** In words. */
  readonly better: string;
  readonly onceMore: () => void;
  readonly onNext: (() => void) | undefined;
  readonly onReview: () => void;
}

/** How good a move was that somebody tried. */
function Told({ record, moment, tried, better, onceMore, onNext, onReview }: ToldProps) {
  const { review } = useWords();
  const { again } = review;
  const verdict = useVerdict(record, moment, tried);
  const isGood = verdict?.kind === 'judged' && isAsGood(verdict);
  return (
    <>
      <h2 className={isGood ? 'good' : undefined}>{useSaid(verdict, moment, tried)}</h2>
      {verdict !== undefined && !isGood && (
        <p>
          <b className="review-term">{review.better}:</b> {better}
        </p>
      )}
      {verdict !== undefined && (
        <p className="exercise-acts">
          <button type="button" className="button small" onClick={onceMore}>
            {again.once}
          </button>
          <button type="button" className="button small" onClick={onReview}>
            {again.toReview}
          </button>
          {onNext !== undefined && (
            <button type="button" className="button small act" onClick={onNext}>
              {again.next}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function useSaid(verdict: Verdict | undefined, moment: Moment, tried: string): string {
  const { review } = useWords();
  const { again, figures } = review;
  if (verdict === undefined) return again.judging;
  if (verdict.kind === 'problem') return again.failed;
  if (tried === moment.choice!.better!.move) return again.found;
  if (isAsGood(verdict)) return again.asGood;
  const share = figures.percent(verdict.lost);
  return verdict.lost < lossOf(moment) - verdict.error
    ? again.lessThanThen(share)
    : again.lost(share);
}

/** Undefined while it is judged. */
function useVerdict(record: GameRecord, moment: Moment, tried: string): Verdict | undefined {
  const [told, setTold] = useState<{ readonly tried: string; readonly verdict: Verdict }>();
  useEffect(
    () => judged(askWorker, record, moment, tried, (verdict) => setTold({ tried, verdict })),
    [record, moment, tried],
  );
  return told?.tried === tried ? told.verdict : undefined;
}
