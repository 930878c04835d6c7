import {
  claimWorth,
  closingOf,
  type Feature,
  featureAt,
  type SegmentName,
  type Snapshot,
} from '../../rules/index.ts';
import { standingOf } from '../../words/names.ts';
import { useWords, type Words } from '../in-words.tsx';
import { useShows } from '../insight/help.ts';

/** The feature of which a segment of the tile just laid is a part. */
export function featureOnTile(view: Snapshot, on: SegmentName): Feature | undefined {
  const tile = view.board.at(-1);
  return tile && featureAt(view, { x: tile.x, y: tile.y, on });
}

/** What a claim brings: as figures, what is to be said of it, and all of it aloud. */
export interface SaidWorth {
  readonly worth: string;
  readonly about: string;
  readonly aloud: string;
}

/** Where everybody counts for themselves, nothing is said. */
const UNTOLD: SaidWorth = { worth: '', about: '', aloud: '' };

/** What claims of this view are said to bring, as far as the table tells. */
export function useWorth(view: Snapshot): (on: SegmentName) => SaidWorth {
  const words = useWords();
  const isTold = useShows('claimWorth');
  return (on) => {
    const role = words.play.roles[standingOf(on)];
    const said = isTold ? sayWorth(view, on, words) : UNTOLD;
    return { ...said, aloud: said.aloud === '' ? role : `${role}: ${said.aloud}` };
  };
}

function sayWorth(view: Snapshot, on: SegmentName, { play, points }: Words): SaidWorth {
  const feature = featureOnTile(view, on);
  const worth = claimWorth(view, { kind: 'claim', on });
  if (feature === undefined || worth === undefined) return UNTOLD;
  const said = play.worth;
  if (worth.kind === 'complete') {
    const about = said.closes;
    return { worth: `+${worth.points}`, about, aloud: `${points(worth.points)}, ${about}` };
  }
  if (worth.kind === 'farm') {
    const about = said.cities(feature.cities);
    const aloud = `${said.now(worth.points)}, ${about}, ${said.stays}`;
    return { worth: `${worth.points}`, about, aloud };
  }
  const closing = closingOf(view, feature);
  const about = said.withMore(closing?.tiles ?? 0);
  const closed = closing?.points ?? worth.complete;
  return {
    worth: `${worth.points} → ${closed}`,
    about,
    aloud: `${said.now(worth.points)}, ${closed} ${about}`,
  };
}
