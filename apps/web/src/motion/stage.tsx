import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect } from 'react';
import { useMotion } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import './breathe.css';
import { Performance } from './performance.tsx';
import { isToldOf, type Playback } from './playback.ts';
import './stage.css';
import { useSkipping, useTelling } from './use-touch.ts';

interface StageProps {
  readonly playback: Playback;
  readonly seats: readonly Seat[];
  readonly skip: () => void;
  readonly finish: () => void;
}

/** Pieces do not follow what is moved below them. */
const MOVES_THE_BOARD = ['wheel', 'resize', 'touchmove'] as const;

/** Plays what is new over the table. */
export function Stage({ playback, seats, skip, finish }: StageProps) {
  const isMoving = useMotion();
  const { act, isLong, shown, motion } = playback;
  const isPlaying = act !== undefined;
  const isTold = isPlaying && isToldOf(playback);
  useTelling(isTold, { finish, skip });
  // Where moves are told one by one, what waits is not lost.
  useSkipping(isPlaying && !isTold, motion.isTold === true ? finish : skip);
  useEffect(() => {
    if (!isPlaying) return;
    for (const move of MOVES_THE_BOARD) window.addEventListener(move, finish, { passive: true });
    return () => {
      for (const move of MOVES_THE_BOARD) window.removeEventListener(move, finish);
    };
  }, [isPlaying, finish]);
  return (
    <>
      {isLong && motion.isTold !== true && <Skip onSkip={skip} />}
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
