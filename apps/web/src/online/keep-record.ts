import { parseRecord } from '@ochre/kernel';
import { downloadRecord } from '../replay/share-record.ts';
import type { Api } from '../table/index.ts';

/** A finished game as a file on the reader's own disk. */
export const keepRecord = async (api: Pick<Api, 'record'>, table: string): Promise<void> =>
  downloadRecord(parseRecord(await api.record(table)));
