import { PATHS } from '../routes/paths.ts';
import { network } from './network.ts';
import { tableInLink, withoutGaps } from './read-code.ts';

/** Leads to the table whose code was read out, or whose link was pasted; rejects with why not. */
export async function tableByCode(typed: string, go: (path: string) => void): Promise<void> {
  const linked = tableInLink(typed);
  if (linked !== undefined) return go(PATHS.table(linked));
  const { api } = await network();
  const { table } = await api.tableByCode(withoutGaps(typed));
  go(PATHS.table(table));
}
