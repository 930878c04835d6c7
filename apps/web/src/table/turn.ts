import type { TableView } from '@ochre/match';

/** The seat that must decide or may still take something back. */
export const turnOf = ({ game }: TableView): number | undefined =>
  game?.unconfirmed ?? game?.decision?.player;

/** Whether the table waits for the viewer. */
export const isOwnTurn = (view: TableView): boolean =>
  view.stage === 'playing' && view.you !== undefined && turnOf(view) === view.you;
