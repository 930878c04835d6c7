import { PATHS } from '../routes/paths.ts';
import { network } from './network.ts';

/** Leads to the table whose code was read out; rejects where there is none. */
export async function tableByCode(code: string, go: (path: string) => void): Promise<boolean> {
  const { api } = await network();
  const { table } = await api.tableByCode(code);
  go(PATHS.table(table));
  return true;
}
