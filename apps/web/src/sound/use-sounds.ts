import type { Cue } from '@ochre/ui/sound/cue.ts';
import type { Sound } from '@ochre/ui/sound/sounds.ts';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useSettings } from '../settings/index.ts';
import { SoundPlayer } from './player.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** Whether the game waits for the viewer, and whether it is over. */
interface Moment {
  readonly isYourTurn: boolean;
  readonly isOver: boolean;
}

/** Soft sounds for who wants them: when the viewer's turn begins, at the end, and of what moves. */
export function useSounds({ isYourTurn, isOver }: Moment): (cues: readonly Cue[]) => void {
  const player = useSoundPlayer();
  const play = useEffectEvent((sound: Sound) => player.current?.play(sound));
  useBeginning(isYourTurn, () => play('yourTurn'));
  useBeginning(isOver, () => play('end'));
  return useCallback(
    (cues) => {
      for (const { sound, at } of cues) player.current?.play(sound, at);
    },
    [player],
  );
}

/** Calls back when it becomes so, and not when it was so from the beginning. */
function useBeginning(isSo: boolean, onBegin: () => void): void {
  const was = useRef(isSo);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    if (isSo && !was.current) begin();
    was.current = isSo;
  }, [isSo]);
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
