import type { GameRecord } from '@ochre/kernel';
import { useOchre } from '../ochre.ts';
import type { Reviewing } from '../study/game-reviewing.ts';
import { useWords } from '../words/language.tsx';

interface ProgressLineProps {
  readonly table: string;
  readonly record: GameRecord;
  readonly reviewing: Reviewing;
  /** What says so is gone then. */
  readonly onCloser: () => void;
}

/** How far the review is, with what can be done about that. */
export function ProgressLine({ table, record, reviewing, onCloser }: ProgressLineProps) {
  const { review, buttons } = useWords();
  const { reviews } = useOchre();
  const { stage, moments, depth, judge, isAsBefore } = reviewing;
  const of = record.moves.length;
  if (stage === 'unjudged') return <p role="status">{review.unjudged}</p>;
  if (stage === 'done') {
    return (
      <footer className="quiet">
        {isAsBefore && <p role="alert">{review.failed}</p>}
        {judge !== undefined && <small>{review.judgedBy(judge.name, judge.version)}</small>}
        {depth !== 'deep' && (
          <button
            type="button"
            className="button small"
            onClick={() => {
              void reviews.begin(table, record, 'deep');
              onCloser();
            }}
          >
            {review.closer}
          </button>
        )}
      </footer>
    );
  }
  return (
    <div className="review-progress">
      {stage === 'failed' && <p role="alert">{review.failed}</p>}
      <progress value={moments.length} max={of} aria-label={buttons.review} />
      <small>{review.working(moments.length, of)}</small>
      {stage === 'working' ? (
        <button
          type="button"
          className="button small"
          onClick={() => void reviews.of(table, record).stop()}
        >
          {review.stop}
        </button>
      ) : (
        <button
          type="button"
          className="button small"
          onClick={() => void reviews.begin(table, record)}
        >
          {buttons.continue}
        </button>
      )}
    </div>
  );
}
