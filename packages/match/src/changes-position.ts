import type { Deed } from './deed.ts';

const CHANGING: readonly Deed['kind'][] = ['began', 'moved', 'turnEnded', 'tookBack', 'replaced'];

/** Whether after it the board, or whose turn it is, is another: a move decided before is stale. */
export const changesPosition = ({ kind }: Deed): boolean => CHANGING.includes(kind);
