import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

/** How long a move is shown at the slowest, in milliseconds. */
const BEAT = 1200;

export interface Playback {
  /** The moment that is shown, in moves. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** To a moment; whoever goes there themselves wants to look. */
  readonly go: (moves: number) => void;
  /** Plays or pauses; from the end, it begins again. */
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Goes through a game move by move, by itself or by hand. */
export function usePlayback(length: number, from: number): Playback {
  const [at, setAt] = useState(() => Math.min(from, length));
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsToPlay && at < length;
  useEffect(() => {
    if (!isPlaying) return;
    const wait = setTimeout(() => setAt(at + 1), BEAT / speed);
    return () => clearTimeout(wait);
  }, [at, isPlaying, speed]);
  const go = useCallback(
    (moves: number) => {
      setPlaying(false);
      setAt(Math.min(Math.max(0, moves), length));
    },
    [length],
  );
  const toggle = useCallback(() => {
    if (at === length) setAt(0);
    setPlaying(!isPlaying);
  }, [at, isPlaying, length]);
  return { at, isPlaying, speed, go, toggle, setSpeed };
}
