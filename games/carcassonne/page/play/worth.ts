import { claimWorth, type SegmentName, type Snapshot } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';

/** What a segment is worth to who claims it, and what is to be said of that. */
export function sayWorth(
  view: Snapshot,
  on: SegmentName,
  { play }: Words,
): readonly [worth: string, about: string] {
  const worth = claimWorth(view, { kind: 'claim', on });
  switch (worth?.kind) {
    case undefined:
      return ['', ''];
    case 'complete':
      return [`+${worth.points}`, play.worth.complete];
    case 'open':
      return [`${worth.points} → ${worth.complete}`, play.worth.open];
    case 'farm':
      return [`${worth.points}`, play.worth.farm];
  }
}
