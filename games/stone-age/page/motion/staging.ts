import {
  GOODS,
  type Good,
  type Goods,
  PLACES,
  type PlaceName,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { endOf, type TimedChange } from '@ochre/ui/motion/step.ts';
import * as timing from '@ochre/ui/motion/timing.ts';
import { type Change, moreAtHome } from './change.ts';
import type { PanelPart, Sign, Spot, Step, What } from './step.ts';

/** What the steps of a move are made from. */
export interface Staging {
  /** The board as it is after all that is planned already, whatever of it still flies. */
  view: Snapshot;
  readonly steps: Step[];
  readonly changes: TimedChange<Snapshot>[];
  /** When the next thing begins. */
  now: number;
  /** Where this move is about. */
  place: PlaceName | undefined;
  /** Where each card or tile lay that was taken, and when its place was laid bare in this move. */
  readonly lay: Map<string, PlaceName>;
  readonly bare: Map<PlaceName, number>;
  /** One looks closer: the eyes have a way to go first. */
  readonly isClose: boolean;
}

export interface Way {
  readonly from: Spot;
  readonly to: Spot;
}

/** More goods of a kind than this fly as one, with their number. */
const APART = 5;

/** The board shows it so long after now. */
export function happens(staging: Staging, make: Change, after = 0): void {
  staging.changes.push({ at: staging.now + after, make });
  staging.view = make(staging.view);
}

export function add(
  { steps, now }: Staging,
  step: Omit<Step, 'start'> & { readonly after?: number },
): void {
  const { after = 0, ...rest } = step;
  steps.push({ start: now + after, ...rest });
}

/** They leave home one after the other for a place where they stand already, unseen. */
export function goOut(
  staging: Staging,
  player: number,
  people: number,
  spot: (at: number) => Spot,
) {
  for (const at of upTo(people)) {
    const after = at * timing.BETWEEN_PEOPLE;
    const way = { from: panel(player, 'people'), to: spot(at) };
    add(staging, { ...walking(player), ...way, after, hides: 0 });
    happens(staging, moreAtHome(player, -1), after);
  }
}

/** They come home one after the other. */
export function goHome(
  staging: Staging,
  player: number,
  people: number,
  spot: (at: number) => Spot,
) {
  for (const at of upTo(people)) {
    const after = at * timing.BETWEEN_PEOPLE;
    const way = { from: spot(at), to: panel(player, 'people') };
    add(staging, { ...walking(player), ...way, motion: 'go', after });
    happens(staging, moreAtHome(player, 1), after + timing.WALK);
  }
}

const walking = (player: number) =>
  ({ motion: 'walk', what: { kind: 'person', player }, duration: timing.WALK }) as const;

/** Less there when it leaves, more here when it has come. */
export interface Effect {
  readonly leaves?: Change;
  readonly comes?: Change;
}

/** Goods one by one; the effect is that of so many. */
export function flyGoods(
  staging: Staging,
  goods: Goods,
  way: (good: Good) => Way,
  effect: (good: Good, count: number) => Effect,
): void {
  let pieces = 0;
  for (const good of GOODS) {
    const count = goods[good] ?? 0;
    const together = count > APART ? count : 1;
    for (const _ of upTo(count / together)) {
      const after = pieces * timing.BETWEEN_GOODS;
      fly(staging, good, way(good), effect(good, together), { count: together, after });
      pieces++;
    }
  }
}

/** Something of which there may be many, from one spot to another. */
export function fly(
  staging: Staging,
  sign: Sign,
  way: Way,
  { leaves, comes }: Effect,
  { count = 1, after = 0 } = {},
): void {
  const what = { kind: 'sign', sign, count } as const;
  add(staging, { motion: 'fly', what, ...way, duration: timing.FLY, after });
  if (leaves !== undefined) happens(staging, leaves, after);
  if (comes !== undefined) happens(staging, comes, after + timing.FLY);
}

/** A card or a tile, into the panel; what it brings comes while it goes. */
export function take(staging: Staging, what: What, way: Way, { leaves, comes }: Effect): void {
  add(staging, { motion: 'fly', what, ...way, duration: timing.FLY });
  if (leaves !== undefined) happens(staging, leaves);
  if (comes !== undefined) happens(staging, comes, timing.FLY);
  staging.now += timing.FLY / 2;
}

/** One banner after the other. */
export function banner(staging: Staging, what: What): void {
  const banners = staging.steps.filter(({ motion }) => motion === 'show');
  staging.now = Math.max(staging.now, endOf(banners));
  const sky = { at: 'sky' } as const;
  add(staging, { motion: 'show', what, from: sky, to: sky, duration: timing.BANNER });
}

export const panel = (player: number, part: PanelPart): Spot => ({ at: 'panel', player, part });

export const here = ({ place }: Staging): Spot =>
  place === undefined ? { at: 'fire' } : { at: 'place', place };

/** A place by its name, a card or tile by where it lay. */
export function placeOf({ lay }: Staging, name: string): PlaceName | undefined {
  if (name === 'agriculture') return 'field';
  return lay.get(name) ?? PLACES.find((each) => each === name);
}

/** On a place people stand player by player; the last of a player's are those who came or go. */
export function lastOf({ view }: Staging, place: PlaceName, player: number, people: number) {
  const counts = view.places[place] ?? [];
  const before = counts.slice(0, player).reduce((sum, count) => sum + count, 0);
  const first = before + Math.max(0, (counts[player] ?? 0) - people);
  return (at: number): Spot => ({ at: 'person', place, nth: first + at });
}
