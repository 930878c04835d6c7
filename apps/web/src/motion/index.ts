import type { Cue } from '@ochre/ui/sound/cue.ts';

export type { Look } from './playback.ts';
export { Stage } from './stage.tsx';
export { usePlayback } from './use-playback.ts';
export { useShown } from './use-shown.ts';

/** Is told of what sounds when it begins to move. */
export type Heard = (cues: readonly Cue[]) => void;
