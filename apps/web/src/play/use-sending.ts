import type { Command } from '@ochre/protocol';
import { useCallback, useState } from 'react';
import type { Answer, TableClient } from '../table/table-client.ts';

type Refused = Extract<Answer, { readonly kind: 'refused' }>;

/** Sends commands to a table, tells whether one was done, and what was refused last. */
export function useSending(client: TableClient) {
  const [refused, setRefused] = useState<Refused>();
  const send = useCallback(
    async (command: Command): Promise<boolean> => {
      const answer = await client.send(command);
      // Two taps on one thing: the first was heard.
      const isRefused = answer.kind === 'refused' && answer.code !== 'stale';
      setRefused(isRefused ? answer : undefined);
      return answer.kind === 'done';
    },
    [client],
  );
  return { send, refused, forget: () => setRefused(undefined) };
}
export type Send = ReturnType<typeof useSending>['send'];
