import { type RefObject, useEffect, useEffectEvent } from 'react';
import { landAt } from './camera.ts';
import type { LandCamera } from './land-camera.ts';

/** A point of the land, in squares. */
export interface LandPoint {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  /** A tap that nothing else has taken. */
  readonly onTap?: ((point: LandPoint) => void) | undefined;
  /** The pointer is over that point; undefined when it left. Not of fingers. */
  readonly onPoint?: ((point: LandPoint | undefined) => void) | undefined;
  /** The wheel was turned over what can be turned. */
  readonly onTurn?: ((by: 1 | -1) => void) | undefined;
}

/** A finger that moves less far than this taps, in pixels. */
const TAP = 7;
/** How much a notch of the wheel zooms. */
const PER_WHEEL = 0.0016;
const PER_PINCH = 0.01;
/** So much of the wheel is one turn, in pixels; a notch has 100 or 120. */
const PER_TURN = 60;

/** The land is dragged by one pointer, zoomed by two or by the wheel; a tap is none of that. */
export function useGestures(
  pane: RefObject<HTMLElement | null>,
  camera: LandCamera,
  gestures: Gestures,
): void {
  const tapped = useEffectEvent((point: LandPoint) => gestures.onTap?.(point));
  const pointed = useEffectEvent((point: LandPoint | undefined) => gestures.onPoint?.(point));
  const turned = useEffectEvent((by: 1 | -1) => gestures.onTurn?.(by));
  useEffect(() => {
    const { current } = pane;
    if (current === null) return;
    return listenTo(current, camera, { onTap: tapped, onPoint: pointed, onTurn: turned });
  }, [pane, camera]);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function listenTo(pane: HTMLElement, camera: LandCamera, gestures: Gestures): () => void {
  const down = new Map<number, Spot>();
  let from: Spot | undefined;
  let isDragged = false;
  let wheeled = 0;
  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const landOf = (event: MouseEvent): LandPoint | undefined => {
    const { x, y } = spotOf(event);
    return camera.now && landAt(camera.now, x, y);
  };
  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (down.size === 0) {
      isDragged = false;
      from = spotOf(event);
    }
    down.set(event.pointerId, spotOf(event));
    camera.hold();
  };
  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    const now = spotOf(event);
    if (before === undefined) {
      if (event.pointerType === 'mouse') gestures.onPoint?.(landOf(event));
      return;
    }
    if (!isDragged && down.size === 1 && from !== undefined && apart(from, now) < TAP) return;
    if (!isDragged) pane.setPointerCapture(event.pointerId);
    isDragged = true;
    pane.classList.add('dragged');
    const [other] = [...down].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
    if (other === undefined) camera.panBy(now.x - before.x, now.y - before.y);
    else pinch(camera, other, before, now);
    down.set(event.pointerId, now);
  };
  const release = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (down.size === 0) pane.classList.remove('dragged');
    camera.letGo();
  };
  const click = (event: MouseEvent): void => {
    // The end of a drag means nothing to what lies below it.
    if (isDragged) {
      event.stopPropagation();
      event.preventDefault();
      isDragged = false;
      return;
    }
    const point = landOf(event);
    const isTaken = event.target instanceof Element && event.target.closest('button') !== null;
    if (point !== undefined && !isTaken) gestures.onTap?.(point);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const isOver = event.target instanceof Element && event.target.closest('[data-turns]') !== null;
    if (isOver && !event.ctrlKey) {
      wheeled += event.deltaY;
      if (Math.abs(wheeled) < PER_TURN) return;
      gestures.onTurn?.(wheeled > 0 ? 1 : -1);
      wheeled = 0;
      return;
    }
    const { x, y } = spotOf(event);
    const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 * event.deltaY : event.deltaY;
    camera.zoomBy(Math.exp(-by * (event.ctrlKey ? PER_PINCH : PER_WHEEL)), x, y);
  };
  const leave = (): void => gestures.onPoint?.(undefined);
  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', press as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', release as EventListener],
    ['pointercancel', release as EventListener],
    ['pointerleave', leave],
    ['click', click as EventListener, { capture: true }],
    ['wheel', wheel as EventListener, { passive: false }],
  ];
  for (const [type, listener, options] of listeners) pane.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener, options] of listeners) {
      pane.removeEventListener(type, listener, options);
    }
  };
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What lies between two fingers stays there. */
function pinch(camera: LandCamera, still: Spot, before: Spot, now: Spot): void {
  const middle = { x: (still.x + now.x) / 2, y: (still.y + now.y) / 2 };
  camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  const wasApart = apart(still, before);
  if (wasApart > 0) camera.zoomBy(apart(still, now) / wasApart, middle.x, middle.y);
}
