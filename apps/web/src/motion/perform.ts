import type { Motion, Step } from '@ochre/stone-age/page/motion/step.ts';
import { type Where, whereIs } from '@ochre/stone-age/page/motion/where.ts';
import { fading, MOVING, type Path } from './keyframes.ts';
import { pathOf } from './path.ts';

/** Nobody misses these where they cannot be seen. */
const STAY_ON_BOARD: readonly Motion[] = ['slide', 'turn'];

/** Sets each piece going that has somewhere to go. Gives back how to stop them without a trace. */
export function perform(
  steps: readonly Step[],
  pieces: readonly HTMLElement[],
  isMoving: boolean,
): () => void {
  // Everything is measured before anything is changed.
  const ways = steps.map(({ what, motion, from, to }, nth) => {
    const [start, end] = [whereIs(from), whereIs(to)];
    if (end?.isOut && STAY_ON_BOARD.includes(motion)) return undefined;
    return start && end && { path: pathOf(what, start, end, pieces[nth]!), end };
  });
  const animations = ways.flatMap((way, nth) =>
    way === undefined ? [] : move(steps[nth]!, pieces[nth]!, way.path, way.end, isMoving),
  );
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

/** A piece that has come stays there: the board shows the same when the act ends. */
function move(
  { start: delay, duration, motion, hides }: Step,
  piece: HTMLElement,
  path: Path,
  { thing }: Where,
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
