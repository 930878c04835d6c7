import type { Snapshot } from '@ochre/stone-age/rules';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import { useMemo, useState } from 'react';
import { useWords, type Words } from '../in-words.tsx';
import type { RollOnLand } from '../motion/roll.ts';
import type { Deciding } from '../play/deciding.ts';
import { PlacesBox } from './places-box.tsx';
import { SinceBox } from './since-box.tsx';
import { sinceThen } from './since-then.ts';
import { yourPlaces } from './your-places.ts';

interface OverLandProps extends TableProps<Snapshot> {
  readonly roll: RollOnLand | undefined;
  readonly deciding: Deciding;
}

/** What stands in the sky: one's own places during a roll, or what the bots did when it is one's turn. */
export function OverLand(props: OverLandProps) {
  const { roll, view, viewer, isPlaying, instead } = props;
  const words = useWords();
  const { now, moves } = useShowing();
  if (!isPlaying || instead !== undefined) return null;
  if (roll?.isOwn === true) {
    const places = yourPlaces(moves, view, viewer, roll.for, words);
    return <PlacesBox places={places} asked={sayAsked(roll, now === undefined, view, words)} />;
  }
  return now === undefined && roll === undefined ? <Since {...props} /> : null;
}

/** Until something is chosen, or it was read. */
function Since({ seats, viewer, legal, guide, deciding }: OverLandProps) {
  const words = useWords();
  const { moves } = useShowing();
  const [read, setRead] = useState<number>();
  const done = useMemo(() => sinceThen(moves, viewer, seats, words), [moves, viewer, seats, words]);
  const isChoosing = deciding.at !== undefined || deciding.asked !== undefined;
  if (guide !== undefined || legal.length === 0 || done.length === 0) return null;
  if (isChoosing || read === moves.length) return null;
  return <SinceBox done={done} seats={seats} onClose={() => setRead(moves.length)} />;
}

/** What is to be done with the dice. */
function sayAsked(
  { sum }: RollOnLand,
  isAsked: boolean,
  { decision }: Snapshot,
  { scene }: Words,
): string {
  if (!isAsked || sum !== undefined) return scene.rolled;
  return decision?.kind === 'pick' ? scene.chooseDie : scene.chooseTools;
}
