import { byKind, type PerKind } from '@ochre/kernel';
import {
  momentOf,
  type Obstacle,
  obstacleAt,
  type PlaceName,
  type Snapshot,
} from '@ochre/stone-age/rules';
import type { Words } from '../in-words.tsx';
import { whyNotThere } from '../odds/index.ts';

type Note = string | undefined;

/** One note per kind of obstacle; what needs more than a word or two is told when it is asked. */
const NOTES: PerKind<Obstacle, [view: Snapshot, words: Words['play']], Note> = {
  own: (_, __, { youAreHere }) => youAreHere,
  taken: (_, __, { taken }) => taken,
  full: (_, __, { full }) => full,
  players: ({ most }, _, { onlyTribes }) => onlyTribes(most),
  village: ({ occupied }, view, { villageUsed }) =>
    villageUsed(occupied.length, momentOf(view).rules.village.length),
  home: () => undefined,
  owner: () => undefined,
  nobody: () => undefined,
  price: () => undefined,
};

/** Why nobody can be placed there, in a word or two. */
export function noteOf(view: Snapshot, viewer: number, place: PlaceName, { play }: Words): Note {
  if (view.decision?.kind !== 'place') return undefined;
  const why = whyNotThere(view, viewer, place);
  const obstacle = why && obstacleAt(view, place, viewer, why);
  return obstacle && byKind(NOTES, obstacle, view, play);
}
