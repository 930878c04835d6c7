import { useEffect, useState } from 'react';
import { useSettings } from '../settings/index.ts';
import { graceAt } from '../settings/local-settings.ts';
import { NetworkTable } from '../table/index.ts';
import { useNetwork } from './network.ts';

/** A table that a server keeps, followed as long as somebody looks. */
export function useNetworkTable(id: string): NetworkTable | undefined {
  const network = useNetwork();
  const [{ turnEnds, pace }] = useSettings();
  const [table, setTable] = useState<NetworkTable>();
  useEffect(() => {
    const history = (of: string) => network.api.history(of);
    const followed = new NetworkTable(id, { line: network.line, history });
    setTable(followed);
    return () => followed.close();
  }, [network, id]);
  useEffect(() => table?.set({ turnEnds, grace: graceAt(pace) }), [table, turnEnds, pace]);
  return table?.id === id ? table : undefined;
}
