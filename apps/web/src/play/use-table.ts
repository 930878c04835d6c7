import { useSyncExternalStore } from 'react';
import type { TableClient, TableSnapshot } from '../table/table-client.ts';

/** The table as it is now, drawn anew with every change. */
export const useTable = (client: TableClient): TableSnapshot =>
  useSyncExternalStore(client.subscribe, () => client.snapshot);
