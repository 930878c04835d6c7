import { type Event, type Feature, featuresOf, type Snapshot } from '../../rules/index.ts';

export type ScoredEvent = Extract<Event, { type: 'scored' }>;

/** Which city, road or building it is: of those that are complete, the one on the same squares. */
export function scoredFeature(
  view: Snapshot,
  { for: kind, tiles }: ScoredEvent,
): Feature | undefined {
  const squares = (some: typeof tiles): string => some.map(String).sort().join(' ');
  const wanted = squares(tiles);
  return featuresOf(view).find(
    (one) => one.kind === kind && one.isComplete && squares(one.tiles) === wanted,
  );
}
