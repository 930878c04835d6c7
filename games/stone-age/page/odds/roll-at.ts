import { ofSeat } from '@ochre/kernel';
import {
  type Good,
  gatheringOf,
  type Moment,
  type PlaceName,
  type Snapshot,
  toolsAtHand,
  type YieldOdds,
  yieldOdds,
} from '@ochre/stone-age/rules';
import { momentSeen } from './seen.ts';

/** Dice of people at a place. */
export interface PlaceRoll {
  readonly good: Good;
  readonly divisor: number;
  readonly dice: number;
  /** It may as well bring jewelry. */
  readonly split: boolean;
  /** No more than this comes. */
  readonly most: number;
}

/** What the viewer's people at a place roll for; undefined where nobody rolls. */
export function rollAt(view: Snapshot, viewer: number, place: PlaceName): PlaceRoll | undefined {
  const moment = momentSeen(view);
  const work = moment.rules.placeNamed[place]?.work;
  if (work?.kind !== 'roll') return undefined;
  const { good, divisor, split } = work;
  const dice = view.places[place]?.[viewer] ?? 0;
  return { good, divisor, split, dice, most: mostOf(moment, viewer, good) };
}

/** Where goods, or room for them, are limited. */
function mostOf(moment: Moment, viewer: number, good: Good): number {
  const limits = gatheringOf(moment, viewer).rolls.find((roll) => roll.good === good)?.limits;
  return limits === undefined ? Number.POSITIVE_INFINITY : Math.min(limits.there, limits.room);
}

/** What each tool adds that the viewer may use now. */
export function toolValues(view: Snapshot, viewer: number): readonly number[] {
  const { slots, oneUse } = toolsAtHand(ofSeat(momentSeen(view).players, viewer));
  return [...slots.filter((value) => value > 0), ...oneUse];
}

/** What a roll of the viewer brings, without their tools and with all of them. */
export const oddsOfRoll = (
  view: Snapshot,
  viewer: number,
  { dice, divisor, most }: Pick<PlaceRoll, 'dice' | 'divisor' | 'most'>,
): YieldOdds => yieldOdds(dice, divisor, toolValues(view, viewer), most);
