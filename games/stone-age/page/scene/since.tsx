import type { Snapshot } from '@ochre/stone-age/rules';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import { useMemo, useState } from 'react';
import { useWords } from '../in-words.tsx';
import type { Deciding } from '../play/deciding.ts';
import { SinceBox } from './since-box.tsx';
import { sinceThen } from './since-then.ts';

interface SinceProps extends Pick<TableProps<Snapshot>, 'seats' | 'viewer' | 'legal' | 'guide'> {
  readonly deciding: Deciding;
  /** In the sky, or on a phone in the bar, where the last lines of the log would stand. */
  readonly where: 'sky' | 'bar';
}

/** What the bots did, until something is chosen or it was read. */
export function Since({ seats, viewer, legal, guide, deciding, where }: SinceProps) {
  const words = useWords();
  const { moves } = useShowing();
  const [read, setRead] = useState<number>();
  const done = useMemo(() => sinceThen(moves, viewer, seats, words), [moves, viewer, seats, words]);
  const isChoosing = deciding.at !== undefined || deciding.asked !== undefined;
  if (guide !== undefined || legal.length === 0 || done.length === 0) return null;
  if (isChoosing || read === moves.length) return null;
  return <SinceBox done={done} seats={seats} where={where} onClose={() => setRead(moves.length)} />;
}
