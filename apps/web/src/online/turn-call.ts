import type { TableView } from '@ochre/match';

/** Whether the table waits for the viewer. */
export const isOwnTurn = ({ stage, you, game }: TableView): boolean =>
  stage === 'playing' && you !== undefined && (game?.unconfirmed ?? game?.decision?.player) === you;

/** Whether who looks elsewhere is called: once, when the turn comes to them. */
export const isCall = (
  before: TableView | undefined,
  now: TableView | undefined,
  isHidden: boolean,
): boolean =>
  isHidden && before !== undefined && now !== undefined && !isOwnTurn(before) && isOwnTurn(now);
