import type { TableAddress } from '@ochre/protocol';
import { useEffect, useState } from 'react';
import { useNetwork } from './network.ts';

/** Where others find a table: what this page's own address says, until the server tells its code. */
export function useAddress(table: string, isConnected: boolean): TableAddress {
  const { api } = useNetwork();
  const [address, setAddress] = useState<TableAddress>();
  const isKnown = address?.table === table;
  useEffect(() => {
    if (isKnown || !isConnected) return;
    let isLeft = false;
    api.table(table).then(
      ({ code, link }) => !isLeft && setAddress({ table, code, link }),
      // The next connection asks again; the page's own address leads there as well.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [api, table, isKnown, isConnected]);
  return isKnown ? address : { table, code: '', link: location.href };
}
