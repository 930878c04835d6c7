import type { Plan } from '@ochre/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PATHS } from '../routes/paths.ts';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { newToken } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { network } from './network.ts';
import { Notice } from './notice.tsx';
import { sayRefusal } from './say-refusal.ts';
import { useOwnName } from './use-own-name.tsx';

/** The options of a table over the network; *start* makes it and leads there. */
export function MakeTable({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const [askName, nameSheet] = useOwnName();
  const [problem, setProblem] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const make = async (plan: Plan, typed: string): Promise<void> => {
    const name = typed || (await askName());
    if (name === undefined) return;
    setMaking(true);
    const { api } = await network();
    // Whoever was never here is nobody to the server, and nobody makes no table.
    await api.me();
    const { table } = await api.make({ plan, sit: { seat: 0, name, nonce: newToken() } });
    go(PATHS.table(table));
  };
  const failed = (error: unknown): void => {
    setMaking(false);
    setProblem(sayRefusal(error, words));
  };
  return (
    <>
      <OptionsPanel
        way="friends"
        title={words.screens.home.invite.name}
        start={words.screens.lobby.make}
        onStart={(plan, [name = '']) => {
          if (!isMaking) void make(plan, name).catch(failed);
        }}
        onClose={onClose}
      >
        {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      </OptionsPanel>
      {nameSheet}
    </>
  );
}
