import type { Api } from '../table/index.ts';

/** A finished game as a file on the reader's own disk. */
export async function keepRecord(api: Pick<Api, 'record'>, table: string): Promise<void> {
  const file = new Blob([await api.record(table)], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${table}.ochre`;
  link.click();
  URL.revokeObjectURL(link.href);
}
