import type { Snapshot } from '@ochre/stone-age/rules';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import { useWords, type Words } from '../in-words.tsx';
import type { RollOnLand } from '../motion/roll.ts';
import type { Deciding } from '../play/deciding.ts';
import { PlacesBox } from './places-box.tsx';
import { Since } from './since.tsx';
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
  return now === undefined && roll === undefined ? <Since {...props} where="sky" /> : null;
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
