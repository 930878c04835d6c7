import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { Motion, MotionStep, ScreenWay } from '@ochre/ui/motion/step.ts';
import { fading, MOVING } from './keyframes.ts';

/** Nobody misses these where they cannot be seen. */
const STAY_ON_BOARD: readonly Motion[] = ['slide', 'turn'];

type WayOf = GameMotion<unknown, unknown, unknown>['wayOf'];

/** Sets each piece going that has somewhere to go. Gives back how to stop them without a trace. */
export function perform(
  steps: readonly MotionStep[],
  pieces: readonly HTMLElement[],
  wayOf: WayOf,
  isMoving: boolean,
): () => void {
  // Everything is measured before anything is changed.
  const going = steps.flatMap((step, nth) => {
    const piece = pieces[nth];
    const way = piece && wayOf(step, piece);
    if (piece === undefined || way === undefined) return [];
    return way.isOut && STAY_ON_BOARD.includes(step.motion) ? [] : [{ step, piece, way }];
  });
  const animations = going.flatMap(({ step, piece, way }) => move(step, piece, way, isMoving));
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

/** A piece that has come stays there: the board shows the same when the act ends. */
function move(
  { start: delay, duration, motion, hides }: MotionStep,
  piece: HTMLElement,
  { path, thing }: ScreenWay,
  isMoving: boolean,
): readonly Animation[] {
  const tracks = isMoving ? MOVING[motion](path) : fading(path, duration);
  const animations = tracks.map(({ frames, easing = 'linear', fill = 'both' }) =>
    piece.animate(frames, { delay, duration, easing, fill }),
  );
  if (hides === undefined || thing === undefined) return animations;
  const until = delay + duration - hides;
  return [...animations, thing.animate(HIDDEN, { delay: hides, duration: until })];
}

const HIDDEN: Keyframe[] = [{ visibility: 'hidden' }, { visibility: 'hidden' }];
