import type { WhyNot } from '@ochre/kernel';
import type { Cost, GoodsCount } from './components.ts';
import { buildingWorth, buyerAt, cardPrice, momentOf, type Price } from './odds/index.ts';
import type { Place, RuleSet } from './rule-set.ts';
import { rulesSeen } from './seen-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { PlaceName } from './vocabulary.ts';

/** How many people of a player stand somewhere. */
export interface Standing {
  readonly player: number;
  readonly people: number;
}

/** What on the table is in a player's way at a place: the numbers of an exact sentence. */
export type Obstacle =
  /** B3.2 */
  | { readonly kind: 'own'; readonly people: number }
  /** B3.3, S3.1: a place for one player alone. */
  | ({ readonly kind: 'taken' } & Standing)
  /** B3.3: all circles. */
  | { readonly kind: 'full'; readonly circles: number; readonly by: readonly Standing[] }
  /** B3.5 */
  | { readonly kind: 'players'; readonly most: number; readonly by: readonly Standing[] }
  /** B3.4, S3.2 */
  | { readonly kind: 'village'; readonly most: number; readonly occupied: readonly PlaceName[] }
  /** B3.1 */
  | { readonly kind: 'home'; readonly needed: number; readonly home: number }
  /** S3.4 */
  | { readonly kind: 'owner'; readonly player: number }
  /** B4.1 */
  | { readonly kind: 'nobody' }
  /** B6.1, B7.2–B7.4, S6.1, S7.2, P3.3 */
  | {
      readonly kind: 'price';
      /** As the card space or the tile says it; not where the elder's material pays (P3.3). */
      readonly cost: Cost | undefined;
      /** The payment that lacks least, and what of it is not there. */
      readonly pay: GoodsCount;
      readonly missing: GoodsCount;
    };

/** What speaks against a place for who is asked, by the rule that `whyNotThere` gave. */
export function obstacleAt(
  view: Snapshot,
  place: PlaceName,
  by: number,
  { rule }: WhyNot,
): Obstacle | undefined {
  const rules = rulesSeen(view);
  const there = rules.placeNamed[place];
  if (there === undefined || view.decision?.player !== by) return undefined;
  if (view.decision.kind === 'act') return obstacleToUsing(view, there, by, rule);
  return view.decision.kind === 'place'
    ? obstacleToPlacing(view, rules, there, by, rule)
    : undefined;
}

function obstacleToUsing(
  view: Snapshot,
  place: Place,
  by: number,
  rule: string,
): Obstacle | undefined {
  if (rule === 'B4.1') return { kind: 'nobody' };
  const price = priceThere(view, place, by);
  if (price === undefined) return undefined;
  const { pay, missing } = price;
  const food = Math.max(0, pay.food - view.players[by]!.food);
  return { kind: 'price', cost: costThere(view, place), pay, missing: { ...missing, food } };
}

function obstacleToPlacing(
  view: Snapshot,
  rules: RuleSet,
  place: Place,
  by: number,
  rule: string,
): Obstacle | undefined {
  const standing = standingOn(view, place.name);
  switch (rule) {
    case 'B3.1':
      return { kind: 'home', needed: place.atLeast, home: view.players[by]!.home };
    case 'B3.2':
      return { kind: 'own', people: view.places[place.name]![by]! };
    case 'B3.5':
      return { kind: 'players', most: place.mostPlayers, by: standing };
    case 'S3.4': {
      const player = view.players.findIndex(({ buildings }) => buildings.includes(place.tile));
      return player < 0 ? undefined : { kind: 'owner', player };
    }
    case rules.villageRule: {
      const occupied = rules.village.map(({ name }) => name).filter((one) => isOccupied(view, one));
      return { kind: 'village', most: rules.villageLimit, occupied };
    }
    case place.rule:
      if (standing.length === 0) return undefined;
      return place.forOne
        ? { kind: 'taken', ...standing[0]! }
        : { kind: 'full', circles: place.circles, by: standing };
    default:
      return undefined;
  }
}

const standingOn = ({ places }: Snapshot, place: PlaceName): Standing[] =>
  (places[place] ?? []).flatMap((people, player) => (people > 0 ? { player, people } : []));

const isOccupied = (view: Snapshot, place: PlaceName): boolean =>
  standingOn(view, place).length > 0;

/** What is bought there costs a player; undefined where nothing is. */
export function priceThere(view: Snapshot, { work }: Place, by: number): Price | undefined {
  if (work.kind !== 'buy' && work.kind !== 'build') return undefined;
  const buyer = buyerAt(momentOf(view), by);
  return work.kind === 'buy' ? cardPrice(buyer, work.space) : buildingWorth(buyer, work.stack);
}

function costThere(view: Snapshot, { work }: Place): Cost | undefined {
  if (work.kind === 'build') return rulesSeen(view).tiles[view.stacks[work.stack]!.top]?.cost;
  return work.kind === 'buy' && view.solo === undefined ? work.price.cost : undefined;
}
