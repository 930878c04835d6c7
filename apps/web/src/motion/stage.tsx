import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect } from 'react';
import { useMotion } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import './breathe.css';
import { Performance } from './performance.tsx';
import type { Playback } from './playback.ts';
import './stage.css';

interface StageProps {
  readonly playback: Playback;
  readonly seats: readonly Seat[];
  readonly skip: () => void;
  readonly finish: () => void;
}

/** Pieces do not follow what is moved below them. */
const MOVES_THE_BOARD = ['wheel', 'resize', 'touchmove'] as const;
/** With these somebody looks around, and does not act. */
const LOOKING_AROUND = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Plays what is new over the table. It never stands in anybody's way: who acts has skipped it. */
export function Stage({ playback, seats, skip, finish }: StageProps) {
  const isMoving = useMotion();
  const { act, isLong, shown } = playback;
  const isPlaying = act !== undefined;
  useEffect(() => {
    if (!isPlaying) return;
    const press = ({ key, target }: KeyboardEvent): void => {
      const isTyping = target instanceof Element && target.matches('input, textarea');
      if (!isTyping && !LOOKING_AROUND.includes(key)) skip();
    };
    window.addEventListener('click', skip, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    for (const move of MOVES_THE_BOARD) window.addEventListener(move, finish, { passive: true });
    return () => {
      window.removeEventListener('click', skip, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
      for (const move of MOVES_THE_BOARD) window.removeEventListener(move, finish);
    };
  }, [isPlaying, skip, finish]);
  return (
    <>
      {isLong && <Skip onSkip={skip} />}
      {act !== undefined && (
        <Performance
          key={act.number}
          steps={act.steps}
          seats={seats}
          view={shown}
          isMoving={isMoving}
        />
      )}
    </>
  );
}

function Skip({ onSkip }: { readonly onSkip: () => void }) {
  const { play } = useWords();
  return (
    <button type="button" className="skip" aria-keyshortcuts="Escape" onClick={onSkip}>
      <Icon name="skip" size={18} />
      {play.skip}
    </button>
  );
}
