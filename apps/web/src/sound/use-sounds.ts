import type { Told } from '@ochre/match';
import { useEffect, useEffectEvent, useRef } from 'react';
import { planMotion } from '../motion/plan-motion.ts';
import { faster } from '../motion/tempo.ts';
import { useNews } from '../motion/use-news.ts';
import { useSettings } from '../settings/index.ts';
import { SoundPlayer } from './player.ts';
import { soundsOf } from './sounds-of.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** How things sound does not depend on where they stand. */
const ANYWHERE = { places: {}, cards: [] } as const;

/** Soft sounds of what is new in the log, and when the viewer's turn begins; for who wants them. */
export function useSounds(told: readonly Told[], isYourTurn: boolean): void {
  const player = useSoundPlayer();
  const [{ pace }] = useSettings();
  useNews(told, (moves) => {
    const steps = faster(
      planMotion(moves, ANYWHERE, ANYWHERE),
      pace === 'calm' ? 'calm' : 'brisk',
      moves.length,
    );
    for (const { sound, at } of soundsOf(steps)) player.current?.play(sound, at);
    if (moves.flat().some(({ type }) => type === 'over')) player.current?.play('end');
  });
  const callToTurn = useEffectEvent(() => player.current?.play('yourTurn'));
  const wasYourTurn = useRef(isYourTurn);
  useEffect(() => {
    if (isYourTurn && !wasYourTurn.current) callToTurn();
    wasYourTurn.current = isYourTurn;
  }, [isYourTurn]);
}

/** There from the first touch of the page on, while sounds are wanted. */
function useSoundPlayer() {
  const [{ sound }] = useSettings();
  const player = useRef<SoundPlayer>(undefined);
  useEffect(() => {
    if (sound === 'off') return;
    const begin = (): void => {
      player.current ??= new SoundPlayer(new AudioContext());
      for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
    };
    if (navigator.userActivation.hasBeenActive) begin();
    else for (const gesture of GESTURES) window.addEventListener(gesture, begin);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
      player.current?.close();
      player.current = undefined;
    };
  }, [sound]);
  return player;
}
