import type { TableAddress } from '@ochre/protocol';
import type { TableCard } from '../store/store.ts';
import type { Reached } from './reached.ts';

/** Where people find a table. */
export const addressOf = (
  { id, code }: Pick<TableCard, 'id' | 'code'>,
  { origin }: Reached,
): TableAddress => ({ table: id, code, link: `${origin}/t/${id}` });
