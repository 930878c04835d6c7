import { fading, MOVING, type Path } from './keyframes.ts';
import { pathOf } from './path.ts';
import type { Motion, Step } from './step.ts';
import { type Where, whereIs } from './where.ts';

/** Nobody misses these where they cannot be seen. */
const STAY_ON_BOARD: readonly Motion[] = ['slide', 'turn'];

/**
 * Sets each piece going that has somewhere to go, and calls back when the last has come. Gives back
 * how to stop them without a trace.
 */
export function perform(
  steps: readonly Step[],
  pieces: readonly HTMLElement[],
  isMoving: boolean,
  onEnd: () => void,
): () => void {
  // Everything is measured before anything is changed.
  const ways = steps.map(({ what, motion, from, to }, nth) => {
    const [start, end] = [whereIs(from), whereIs(to)];
    if (end?.isOut && STAY_ON_BOARD.includes(motion)) return undefined;
    return start && end && { path: pathOf(what, start, end, pieces[nth]!), end };
  });
  const moving = ways.flatMap((way, nth) =>
    way === undefined ? [] : [move(steps[nth]!, pieces[nth]!, way.path, way.end, isMoving)],
  );
  let isStopped = false;
  void Promise.allSettled(moving.map(({ arrived }) => arrived)).then(() => {
    if (!isStopped) onEnd();
  });
  return () => {
    isStopped = true;
    for (const { stop } of moving) stop();
  };
}

interface Going {
  readonly arrived: Promise<unknown>;
  readonly stop: () => void;
}

function move(step: Step, piece: HTMLElement, path: Path, end: Where, isMoving: boolean): Going {
  const { start: delay, duration, motion, lands } = step;
  const tracks = isMoving ? MOVING[motion](path) : fading(path, duration);
  const animations = tracks.map(({ frames, easing = 'linear' }) =>
    piece.animate(frames, { delay, duration, easing, fill: 'both' }),
  );
  const thing = lands ? end.thing : undefined;
  thing?.style.setProperty('visibility', 'hidden');
  const land = (): void => {
    thing?.style.removeProperty('visibility');
    piece.hidden = true;
  };
  const stop = (): void => {
    for (const animation of animations) animation.cancel();
    land();
  };
  // Who stops it knows that it has not come.
  const arrived = animations[0]!.finished.then(land, () => undefined);
  return { arrived, stop };
}
