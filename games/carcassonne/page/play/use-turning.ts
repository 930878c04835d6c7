import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Turn } from '../../rules/index.ts';
import type { Square } from './laying.ts';
import { quarters } from './quarters.ts';

const TURNING = 160;
const EASING = 'cubic-bezier(.3, .7, .2, 1)';

/** The ground of a tile turns; what stands on it is upright again half way. */
const GROUND = '.printed-land > g:not(.things), .printed-land > .land-outline';
const STANDING = '.things';
const COMES: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }];

interface Turned {
  /** Tells one tile, and one square, from the next: only the same one turns. */
  readonly what: string;
  readonly turn: Turn;
  /** Where it is drawn. */
  readonly at?: Square;
}

/** A tile that is drawn inside turns when its turn changes; turned again meanwhile, it goes on from there. */
export function useTurning<Drawn extends Element>({
  what,
  turn,
  at = { x: 0, y: 0 },
}: Turned): RefObject<Drawn | null> {
  const drawn = useRef<Drawn>(null);
  const last = useRef({ what, turn });
  const running = useRef<Running>(undefined);
  const isMoving = useMotion();
  const origin = `${100 * at.x + 50}px ${100 * at.y + 50}px`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it turns when its turn changes, and then only.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { what, turn };
    const rest = degreesLeft(running.current);
    for (const animation of running.current?.animations ?? []) animation.cancel();
    running.current = undefined;
    if (before.what !== what || before.turn === turn || !isMoving) return;
    const from = rest - 90 * quarters(before.turn, turn);
    running.current = { from, animations: turnFrom(drawn.current, from, origin) };
  }, [what, turn]);
  return drawn;
}

interface Running {
  /** In degrees, from how it lies at the end. */
  readonly from: number;
  readonly animations: readonly Animation[];
}

function degreesLeft(running: Running | undefined): number {
  const progress = running?.animations[0]?.effect?.getComputedTiming().progress;
  return running === undefined || progress == null ? 0 : running.from * (1 - progress);
}

function turnFrom(drawn: Element | null, from: number, transformOrigin: string): Animation[] {
  if (drawn === null) return [];
  const timing = { duration: TURNING, easing: EASING };
  const turns: Keyframe[] = [
    { transformOrigin, transform: `rotate(${from}deg)` },
    { transformOrigin, transform: 'rotate(0deg)' },
  ];
  return [
    ...Array.from(drawn.querySelectorAll(GROUND), (part) => part.animate(turns, timing)),
    ...Array.from(drawn.querySelectorAll(STANDING), (part) => part.animate(COMES, timing)),
  ];
}
