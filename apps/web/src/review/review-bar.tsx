import { Icon } from '@ochre/ui/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ReactNode } from 'react';
import { ReplayKey } from '../replay/replay-key.tsx';
import { useWords } from '../words/language.tsx';
import './review.css';

interface ReviewBarProps {
  /** The picture. */
  readonly children: ReactNode;
  readonly seats: readonly Seat[];
  /** How everybody stood at the moment that is shown; undefined where it is not known yet. */
  readonly shares: readonly number[] | undefined;
  readonly onStep: (by: 1 | -1) => void;
  /** To another key moment; undefined where there is none. */
  readonly onKeyBack: (() => void) | undefined;
  readonly onKeyOn: (() => void) | undefined;
  /** Positions to try again. */
  readonly exercises: number;
  readonly onTry: () => void;
}

/** Through a game that is reviewed, by move and by key moment. */
export function ReviewBar(props: ReviewBarProps) {
  const { children, seats, shares, onStep, onKeyBack, onKeyOn, exercises, onTry } = props;
  const words = useWords();
  const { review, story, buttons } = words;
  return (
    <section className="replay-bar review-bar paper" aria-label={buttons.review}>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar is no form. */}
      <div className="replay-keys" role="group" aria-label={buttons.review} title={review.keys}>
        <ReplayKey icon="skip" isBack name={review.keyBack} onTap={onKeyBack} />
        <ReplayKey icon="step" isBack name={story.replay.stepBack} onTap={() => onStep(-1)} />
        <ReplayKey icon="step" name={story.replay.stepOn} onTap={() => onStep(1)} />
        <ReplayKey icon="skip" name={review.keyOn} onTap={onKeyOn} />
      </div>
      <ul className="review-chances" aria-label={review.chances}>
        {seats.map(({ tribe, name }, seat) => (
          <li key={tribe}>
            <Icon name={`person-${tribe}`} size={18} label={name} />
            <b>{shares === undefined ? '–' : review.figures.percent(shares[seat]!)}</b>
          </li>
        ))}
      </ul>
      {children}
      {exercises > 0 && (
        <button type="button" className="button act small" onClick={onTry}>
          {review.again.name}
          <small className="badge" aria-hidden="true">
            {words.number(exercises)}
          </small>
        </button>
      )}
    </section>
  );
}
