import type { Plan } from '@ochre/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Witness } from '../replay/witness.ts';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { useWords } from '../words/language.tsx';
import { network } from './network.ts';
import { Notice } from './notice.tsx';
import { toSit } from './own-place.ts';
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
    const { table, commitment } = await api.make({ plan });
    new Witness().saw(table, commitment);
    go(...toSit(table, 0, name));
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
