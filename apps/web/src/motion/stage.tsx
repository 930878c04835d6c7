import type { Told } from '@ochre/match';
import type { Snapshot } from '@ochre/stone-age';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../board/seat.ts';
import { useMotion, useSettings } from '../settings/index.ts';
import { Performance } from './performance.tsx';
import { planMotion } from './plan-motion.ts';
import { faster, onlyToRead } from './tempo.ts';
import './breathe.css';
import './stage.css';
import type { Step } from './step.ts';
import { useNews } from './use-news.ts';

interface StageProps {
  readonly told: readonly Told[];
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
}

interface Played {
  readonly number: number;
  readonly steps: readonly Step[];
}

/** So many pieces move at once at most; older ones make room. */
const MOST_PIECES = 60;

/** These end what is still moving: who acts does not wait. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'resize'] as const;

/** Plays what is new in the log over the table. It never stands in anybody's way. */
export function Stage({ told, view, seats }: StageProps) {
  const [{ pace }] = useSettings();
  const isMoving = useMotion();
  const [played, setPlayed] = useState<readonly Played[]>([]);
  const shown = useRef(view);
  const count = useRef(0);
  const end = useCallback(
    (ended: number) => setPlayed((now) => now.filter(({ number }) => number !== ended)),
    [],
  );
  useNews(told, (moves) => {
    if (pace === 'skip') return;
    const plan = faster(planMotion(moves, shown.current, view), pace, moves.length);
    const steps = isMoving ? plan : onlyToRead(plan);
    if (steps.length === 0) return;
    const number = ++count.current;
    setPlayed((now) => withRoom([...now, { number, steps }]));
  });
  useLayoutEffect(() => {
    shown.current = view;
  }, [view]);
  const isPlaying = played.length > 0;
  useEffect(() => {
    if (!isPlaying) return;
    const skip = () => setPlayed([]);
    for (const act of ACTS) window.addEventListener(act, skip, { passive: true });
    document.addEventListener('visibilitychange', skip);
    return () => {
      for (const act of ACTS) window.removeEventListener(act, skip);
      document.removeEventListener('visibilitychange', skip);
    };
  }, [isPlaying]);
  return played.map(({ number, steps }) => (
    <Performance
      key={number}
      number={number}
      steps={steps}
      seats={seats}
      isSolo={view.solo !== undefined}
      isMoving={isMoving}
      onEnd={end}
    />
  ));
}

function withRoom(played: readonly Played[]): readonly Played[] {
  let pieces = 0;
  const kept = played.toReversed().filter(({ steps }, age) => {
    pieces += steps.length;
    return age === 0 || pieces <= MOST_PIECES;
  });
  return kept.toReversed();
}
