import { aloneIn, type GameMeta } from '@ochre/kernel';

/** Whether a game set up so is played alone. */
export const isForOne = (meta: GameMeta, variant: string | undefined): boolean =>
  variant !== undefined && variant === aloneIn(meta);
