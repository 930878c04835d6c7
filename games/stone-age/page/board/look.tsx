import { CAMERA } from '@ochre/ui/motion/timing.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { LEDGE_TOP, VALLEY } from '../art/scene/size.ts';
import { type Camera, cameraAt, WHOLE } from './camera.ts';
import type { Box } from './dice-spot.ts';

interface LookProps {
  /** The window on the board. */
  readonly pane: RefObject<HTMLElement | null>;
  /** What is looked at; undefined for nothing in particular. */
  readonly at: Box | undefined;
  /** From near; else it only comes into the window. */
  readonly isNear: boolean;
}

/**
 * Where the eyes are. They are there before anything is measured that moves over the board, and seen
 * to go there afterwards: so this stands before what moves.
 */
export function Look({ pane, at, isNear }: LookProps) {
  const isMoving = useMotion();
  const camera = useRef<Camera>(WHOLE);
  const look = useEffectEvent((isSeen: boolean) => {
    const { current } = pane;
    const scene = current?.querySelector<HTMLElement>('.scene');
    if (!current || !scene) return;
    if (at !== undefined && !isNear) bringIntoSight(current, at);
    const before = camera.current;
    const isCloser = at !== undefined && isNear;
    const next = isCloser ? cameraAt(at, seenOf(current), scene.offsetWidth) : WHOLE;
    camera.current = next;
    scene.style.transform = isCloser ? transformOf(next) : '';
    scene.style.setProperty('--camera', `${next.scale}`);
    if (isSeen && isMoving && transformOf(before) !== transformOf(next)) go(scene, before, next);
  });
  const key = at === undefined ? '' : `${at.left} ${at.top} ${at.width} ${isNear}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is looked at once.
  useLayoutEffect(() => look(true), [key]);
  useLayoutEffect(() => {
    const { current } = pane;
    if (current === null || !isNear) return;
    const again = (): void => look(false);
    const sizes = new ResizeObserver(again);
    sizes.observe(current);
    current.addEventListener('scroll', again, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', again);
    };
  }, [pane, isNear]);
  return null;
}

const transformOf = ({ x, y, scale }: Camera): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** On its way only after everything was measured where it will be. */
function go(scene: HTMLElement, before: Camera, next: Camera): void {
  const frames = [before, next].map((camera) => ({ transform: transformOf(camera) }));
  queueMicrotask(() => {
    scene.animate(frames, { duration: CAMERA, easing: 'cubic-bezier(.4, .1, .2, 1)' });
  });
}

/** On a desk the ledge with the cards stays where it is; on a phone the window shows only land. */
function seenOf(pane: HTMLElement): Box {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane;
  if (isWindow(pane)) {
    return { left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight };
  }
  const height = (clientHeight * LEDGE_TOP) / VALLEY.height;
  return { left: 0, top: 0, width: clientWidth, height };
}

/** The board is larger than what is seen of it. */
const isWindow = (pane: HTMLElement): boolean => getComputedStyle(pane).overflowX !== 'visible';

function bringIntoSight(pane: HTMLElement, { left, top, width, height }: Box): void {
  if (!isWindow(pane)) return;
  const unit = pane.scrollWidth / VALLEY.width;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane;
  const isIn = (from: number, length: number, at: number, room: number): boolean =>
    from * unit >= at && (from + length) * unit <= at + room;
  if (isIn(left, width, scrollLeft, clientWidth) && isIn(top, height, scrollTop, clientHeight)) {
    return;
  }
  pane.scrollTo({
    left: (left + width / 2) * unit - clientWidth / 2,
    top: (top + height / 2) * unit - clientHeight / 2,
    behavior: 'instant',
  });
}
