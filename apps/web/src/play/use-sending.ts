import type { Command } from '@ochre/protocol';
import { useCallback, useState } from 'react';
import type { CommandAnswer, TableClient } from '../table/table-client.ts';

type Refused = Extract<CommandAnswer, { readonly kind: 'refused' }>;

/** Sends commands to a table, tells whether one was done, what is not yet, and what was refused last. */
export function useSending(client: TableClient) {
  const [refused, setRefused] = useState<Refused>();
  const [unanswered, setUnanswered] = useState(0);
  const send = useCallback(
    async (command: Command): Promise<boolean> => {
      setUnanswered((before) => before + 1);
      const answer = await client.send(command).finally(() => {
        setUnanswered((before) => before - 1);
      });
      // Two taps on one thing: the first was heard.
      const isRefused = answer.kind === 'refused' && answer.code !== 'stale';
      setRefused(isRefused ? answer : undefined);
      return answer.kind === 'done';
    },
    [client],
  );
  return { send, isSending: unanswered > 0, refused, forget: () => setRefused(undefined) };
}
export type Send = ReturnType<typeof useSending>['send'];
