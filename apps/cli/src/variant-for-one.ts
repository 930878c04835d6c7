import type { GameMeta } from '@ochre/kernel';

/** The variant that is played alone, for games that have one. */
export const variantForOne = ({ variants }: GameMeta): string | undefined =>
  Object.entries(variants).find(([, { players }]) => players[1] === 1)?.[0];

/** Whether a game set up so is played alone. */
export const isForOne = (meta: GameMeta, variant: string | undefined): boolean =>
  variant !== undefined && variant === variantForOne(meta);
