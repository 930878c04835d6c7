import type { Step } from '@ochre/stone-age/page/motion/step.ts';

export type { Look } from './playback.ts';
export { Stage } from './stage.tsx';
export { usePlayback } from './use-playback.ts';

/** Is told of what moves when it begins to move. */
export type Heard = (steps: readonly Step[]) => void;
