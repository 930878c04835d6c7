import type { Command } from '@ochre/protocol';
import { useCallback, useState } from 'react';
import type { CommandAnswer, TableClient } from '../table/table-client.ts';

type Refused = Extract<CommandAnswer, { readonly kind: 'refused' }>;

/** Sends commands to a table, tells whether one was done, what is not yet, and what was refused last. */
export function useSending(client: TableClient) {
  const [refused, setRefused] = useState<Refused>();
  const [unanswered, setUnanswered] = useState(0);
  /** Sends it, and says nothing of the answer: that is for `settle`. */
  const attempt = useCallback(
    (command: Command): Promise<CommandAnswer> => {
      setUnanswered((before) => before + 1);
      return client.send(command).finally(() => {
        setUnanswered((before) => before - 1);
      });
    },
    [client],
  );
  const settle = useCallback((answer: CommandAnswer): boolean => {
    // Two taps on one thing: the first was heard.
    const isRefused = answer.kind === 'refused' && answer.code !== 'stale';
    setRefused(isRefused ? answer : undefined);
    return answer.kind === 'done';
  }, []);
  const send = useCallback(
    async (command: Command): Promise<boolean> => settle(await attempt(command)),
    [attempt, settle],
  );
  const forget = (): void => setRefused(undefined);
  return { send, attempt, settle, isSending: unanswered > 0, refused, forget };
}
type Sending = ReturnType<typeof useSending>;
export type Send = Sending['send'];
export type Attempt = Pick<Sending, 'attempt' | 'settle'>;
