import type { TableView } from '@ochre/match';
import { isOwnTurn } from '../table/turn.ts';

/**
 * Whether who looks elsewhere is called: once when the turn comes to them, and once more when the others
 * want a bot to play on for them.
 */
export function isCall(
  before: TableView | undefined,
  now: TableView | undefined,
  isHidden: boolean,
): boolean {
  if (!isHidden || before === undefined || now === undefined) return false;
  return (!isOwnTurn(before) && isOwnTurn(now)) || (!isMissed(before) && isMissed(now));
}

const isMissed = ({ you, replace }: TableView): boolean =>
  replace !== undefined && replace.seat === you;
