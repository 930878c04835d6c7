import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { keepOf, useMotion, useSettings } from '../settings/index.ts';
import { looked } from './last-looks.ts';
import { begun, isBehind, type Look, nextAct, nextMove, skipped, takenIn } from './playback.ts';
import { useClock } from './use-clock.ts';
import { type Past, useMissed } from './use-missed.ts';

/** So long the board waits for the log that tells what happened while the line was down. */
const PATIENCE = 1500;

/**
 * The board to show, move by move. What was there from the beginning is no news; what comes while
 * nobody looks waits until somebody does.
 */
export function usePlayback(look: Look, past: Past) {
  const [{ pace }] = useSettings();
  const isMoving = useMotion();
  const { motion } = useGamePage();
  const isAway = useSyncExternalStore(onVisibility, isHidden, () => false);
  const [playback, setPlayback] = useState(() => begun(look, motion));
  const [givenUp, giveUp] = useState<number>();
  const isWaiting = isBehind(look) && givenUp !== look.seq;
  const isNews = look.told !== playback.told || look.view !== playback.truth;
  if (isNews && !isAway && !isWaiting)
    setPlayback(takenIn(playback, look, { pace, isMoving, motion }));
  const skip = useCallback(() => {
    giveUp(look.seq);
    setPlayback(skipped);
  }, [look.seq]);
  const goOn = useCallback(
    () => setPlayback((now) => nextAct(now, { pace, isMoving, motion })),
    [pace, isMoving, motion],
  );
  const finish = useCallback(
    () => setPlayback((now) => nextMove(now, { pace, isMoving, motion })),
    [pace, isMoving, motion],
  );
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => giveUp(look.seq), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting, look.seq]);
  useEffect(() => {
    if (isAway) setPlayback(skipped);
  }, [isAway]);
  useClock(playback, setPlayback, goOn);
  useMissed(look, past, { pace, isMoving, motion }, setPlayback);
  const isSeen = !isAway && playback.act === undefined;
  useEffect(() => {
    if (isSeen) looked(keepOf(window), past.table, playback.seq);
  }, [isSeen, past.table, playback.seq]);
  return {
    playback,
    /** Shows the table as it is. */
    skip,
    /** Ends the move that is played; the next one follows. */
    finish,
  };
}

const isHidden = (): boolean => document.hidden;
function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
