import type { Snapshot } from '@ochre/stone-age/rules';
import type { Asked } from '../story/asked-news.ts';
import type { Words } from '../words/words.ts';

/** What stands in the title of a table's page: which round it is, and first of all whether it waits. */
export function titleOf(
  { round, solo, result }: Snapshot,
  asked: Asked | undefined,
  names: readonly string[],
  isShared: boolean,
  { table, play }: Words,
): string {
  if (result !== undefined) return play.over;
  const where = solo === undefined ? table.round(round) : table.turn(round);
  if (asked === undefined) return where;
  return `● ${isShared ? play.turnOf(names[asked.player]!) : play.yourTurn} · ${where}`;
}
