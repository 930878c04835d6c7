import type { Command } from '@ochre/protocol';
import { useCallback } from 'react';
import type { Attempt } from '../play/use-sending.ts';
import type { CommandAnswer } from '../table/table-client.ts';
import { useWords } from '../words/language.tsx';
import type { AskName } from './use-own-name.tsx';

/** Sends what is done by a name, which may have been said already, and tells whether it was done. */
export type SendNamed = (command: (name: string) => Command, said?: string) => Promise<boolean>;

const isAboutName = (
  answer: CommandAnswer,
): answer is Extract<CommandAnswer, { kind: 'refused' }> =>
  answer.kind === 'refused' && (answer.code === 'name-taken' || answer.code === 'bad-name');

/** A name that cannot be had here is asked for again, until there is one that can. */
export function useNamed({ attempt, settle }: Attempt, askName: AskName): SendNamed {
  const { refusals } = useWords().online;
  return useCallback(
    async (command, said) => {
      let problem: string | undefined;
      for (;;) {
        const name = problem === undefined && said !== undefined ? said : await askName(problem);
        if (name === undefined) return false;
        const answer = await attempt(command(name));
        if (!isAboutName(answer)) return settle(answer);
        problem = refusals[answer.code];
      }
    },
    [attempt, settle, askName, refusals],
  );
}
