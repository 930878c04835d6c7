import { AtTable } from '../online/at-table.tsx';
import { useNetworkTable } from '../online/use-network-table.ts';
import { Working } from '../play/working.tsx';

/** A table over the network: where invitations lead. */
export function TableRoute({ id }: { readonly id: string }) {
  const table = useNetworkTable(id);
  return table === undefined ? <Working /> : <AtTable key={id} table={table} />;
}
