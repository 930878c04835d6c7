import type { MotionStep } from '@ochre/ui/motion/step.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { perform } from './perform.ts';

interface PerformanceProps {
  readonly steps: readonly MotionStep[];
  readonly seats: readonly Seat[];
  /** The board over which it moves. */
  readonly view: unknown;
  /** Else things come and go in cross-fades. */
  readonly isMoving: boolean;
}

/** These lie on the board, below what is to be decided. */
const LOW: readonly MotionStep['motion'][] = ['roll', 'show'];
const isLow = ({ motion }: MotionStep): boolean => LOW.includes(motion);

/** Everything that moves in one act, from its first step to its last. */
export function Performance({ steps, seats, view, isMoving }: PerformanceProps) {
  const { motion } = useGamePage();
  const { Piece } = motion;
  const lowLayer = useRef<HTMLDivElement>(null);
  const highLayer = useRef<HTMLDivElement>(null);
  const [low, high] = useMemo(
    () => [steps.filter(isLow), steps.filter((step) => !isLow(step))],
    [steps],
  );
  useLayoutEffect(() => {
    const pieces = [...lowLayer.current!.children, ...highLayer.current!.children];
    return perform([...low, ...high], pieces as HTMLElement[], motion.wayOf, isMoving);
  }, [low, high, motion, isMoving]);
  const pieceOf = (step: MotionStep, nth: number) => (
    <div key={nth} className="piece" data-what={step.what.kind} data-motion={step.motion}>
      <Piece step={step} seats={seats} view={view} />
    </div>
  );
  return (
    <>
      <div className="stage low" aria-hidden="true" ref={lowLayer}>
        {low.map(pieceOf)}
      </div>
      <div className="stage" aria-hidden="true" ref={highLayer}>
        {high.map(pieceOf)}
      </div>
    </>
  );
}
