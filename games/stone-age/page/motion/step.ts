import type {
  BuildingSpace,
  ElderArea,
  Good,
  PlaceName,
  SnapshotSolo,
} from '@ochre/stone-age/rules';
import type { MotionStep } from '@ochre/ui/motion/step.ts';

/** What of a player's panel something comes from or goes to. */
export type PanelPart =
  | Good
  | 'people'
  | 'agriculture'
  | 'merchant'
  | 'tools'
  | 'cards'
  | 'buildings'
  | 'score';

/** Somewhere on the table; where that is on the screen is found when it is played. */
export type Spot =
  /** Where somebody stands: the how-manieth of all who stand on that place. */
  | { readonly at: 'person'; readonly place: PlaceName; readonly nth: number }
  | { readonly at: 'place'; readonly place: PlaceName }
  /** Where dice lie. */
  | { readonly at: 'dice' }
  | { readonly at: 'panel'; readonly player: number; readonly part: PanelPart }
  /** Where people eat. */
  | { readonly at: 'fire' }
  | { readonly at: 'deck' }
  /** Above everything that can be done. */
  | { readonly at: 'sky' }
  /** Solo: where the elder stands in an area. */
  | { readonly at: 'elder'; readonly area: ElderArea }
  /** Solo: what is left of a good on the board. */
  | { readonly at: 'heap'; readonly good: keyof SnapshotSolo['board'] }
  | { readonly at: 'discard' }
  /** Solo: the lowest tile of a stack. */
  | { readonly at: 'bottom'; readonly place: BuildingSpace };

/** What moves. */
export type What =
  | { readonly kind: 'person'; readonly player: number }
  | { readonly kind: 'elder' }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly count: number }
  /** A card that the viewer may not see is `null`. */
  | { readonly kind: 'card'; readonly card: string | null }
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'die'; readonly face: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: 'act' }
  /** Nothing: what is there is looked at. */
  | { readonly kind: 'look' };

export type Sign = Good | 'tool' | 'agriculture' | 'merchant';

export type Step = MotionStep<What, Spot>;
