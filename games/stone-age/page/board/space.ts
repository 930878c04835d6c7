import type { PlaceName } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { Mark, OnPlace } from './marks.ts';

/** What cards and stacks on the ledge have in common. */
export interface Space {
  readonly place: PlaceName;
  readonly people: readonly Tribe[];
  readonly ghosts: readonly Tribe[];
  readonly mark: Mark;
  /** Who stands there, in words. */
  readonly standing: string;
  readonly onPlace: OnPlace | undefined;
}
