import type { LobbyTable } from '@ochre/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Api } from '../../table/index.ts';

/** The open tables, as far as they are known. */
export type OpenTables =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'there'; readonly tables: readonly LobbyTable[] };

const EVERY = 5000;

/** Asks again and again while the lobby is looked at. */
export function useLobby(api: Pick<Api, 'lobby'>): readonly [OpenTables, () => void] {
  const [open, setOpen] = useState<OpenTables>({ kind: 'asking' });
  const ask = useCallback(() => {
    api.lobby().then(
      (tables) => setOpen({ kind: 'there', tables }),
      () => setOpen({ kind: 'failed' }),
    );
  }, [api]);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, [ask]);
  return [open, ask];
}
