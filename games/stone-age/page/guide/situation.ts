import { momentOf, type PlaceName, type Snapshot } from '@ochre/stone-age/rules';
import type { Lesson } from '@ochre/ui/game/game-page.ts';

/** What is on the table now, as far as hints look at it. */
export interface Situation {
  readonly lesson: Lesson;
  readonly view: Snapshot;
  /** The seat of who is guided. */
  readonly you: number;
  /** The place that was tapped. */
  readonly at: PlaceName | undefined;
  /** Their turn is done, and they may still take it back. */
  readonly isTurnDone: boolean;
}

type Kind = 'gathering' | 'village' | 'card' | 'building';

/** What kind of place it is to a beginner. */
export function kindOf(view: Snapshot, place: PlaceName): Kind {
  const { group } = momentOf(view).rules.placeNamed[place]!;
  return group === 'hunt' || group === 'resource' || group === 'production' ? 'gathering' : group;
}

/** Where somebody stands for whom it is `isTheirs`. */
export const placesOf = (
  { places }: Snapshot,
  isTheirs: (player: number) => boolean,
): readonly PlaceName[] =>
  (Object.keys(places) as PlaceName[]).filter((place) =>
    places[place]!.some((people, player) => people > 0 && isTheirs(player)),
  );
