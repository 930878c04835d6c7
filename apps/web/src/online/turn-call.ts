import type { TableView } from '@ochre/match';
import { isOwnTurn } from '../table/turn.ts';

/** Whether who looks elsewhere is called: once, when the turn comes to them. */
export const isCall = (
  before: TableView | undefined,
  now: TableView | undefined,
  isHidden: boolean,
): boolean =>
  isHidden && before !== undefined && now !== undefined && !isOwnTurn(before) && isOwnTurn(now);
