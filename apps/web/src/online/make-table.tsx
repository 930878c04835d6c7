import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { metaOf } from '../games.ts';
import { Working } from '../play/working.tsx';
import { Witness } from '../replay/witness.ts';
import { planOf, usualFor } from '../screens/options/choice.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { network } from './network.ts';
import { Notice, Notices } from './notice.tsx';
import { toSit } from './own-place.ts';
import { sayRefusal } from './say-refusal.ts';

interface MakeTableProps {
  readonly game: string;
  /** Whether whoever looks for a game finds it; else it is for those who have the link. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Makes a table over the network and leads there. It is as usual: its options are on it. */
export function MakeTable({ game, isOpen = false, onClose }: MakeTableProps) {
  const words = useWords();
  const [, go] = useLocation();
  const [{ help }] = useSettings();
  const [problem, setProblem] = useState<unknown>();
  const make = async (): Promise<void> => {
    const { api } = await network();
    // Whoever was never here is nobody to the server, and nobody makes no table.
    await api.me();
    const usual = usualFor(metaOf(game), 'friends');
    const plan = planOf({ ...usual, isOpen, help });
    const { table, commitment } = await api.make({ plan });
    new Witness().saw(table, commitment);
    go(...toSit(table, 0));
  };
  const makeOnce = useRef<typeof make>(make);
  useEffect(() => {
    const { current } = makeOnce;
    // Effects may run twice; there is one table.
    makeOnce.current = async () => {};
    current().catch(setProblem);
  }, []);
  if (problem === undefined) return <Working />;
  return (
    <Notices at="bottom">
      <Notice tone="bad" onClose={onClose}>
        {sayRefusal(problem, words)}
      </Notice>
    </Notices>
  );
}
