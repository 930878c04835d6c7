import { ofSeat } from '@ochre/kernel';
import type { AskedNow } from '../story/asked-news.ts';
import type { Words } from '../words/words.ts';

interface Titled {
  /** Where in the game it is; undefined once it is over. */
  readonly where: string | undefined;
  readonly asked: AskedNow | undefined;
  readonly names: readonly string[];
  readonly isShared: boolean;
}

/** What stands in the title of a table's page: where it is, and first of all whether it waits. */
export function titleOf({ where, asked, names, isShared }: Titled, { play }: Words): string {
  if (where === undefined) return play.over;
  if (asked === undefined) return where;
  return `● ${isShared ? play.turnOf(ofSeat(names, asked.player)) : play.yourTurn} · ${where}`;
}
