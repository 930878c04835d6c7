import type { Resource } from '@ochre/stone-age/rules';
import type { SoloOutlook } from './outlook.ts';

type Limited = 'food' | Resource;

/** P2.3: how much of what is due comes from where so much is left, and what it costs in points. */
function limited(
  { owner }: SoloOutlook,
  good: Limited,
  due: number,
  left: number,
): { taken: number; lost: number } {
  const there = Math.min(due, left);
  const taken = Math.min(there, Math.max(0, owner.people - owner[good]));
  return { taken, lost: NO_ROOM * (there - taken) };
}

const NO_ROOM = 2;

/** P2.2: places give from the board, cards from the pool; food circulates. */
export const fromPlace = (outlook: SoloOutlook, good: Limited, due: number) =>
  limited(outlook, good, due, outlook.solo.board[good]);

export const fromCard = (outlook: SoloOutlook, good: Limited, due: number) =>
  good === 'food'
    ? fromPlace(outlook, good, due)
    : limited(outlook, good, due, outlook.solo.outside[good]);
