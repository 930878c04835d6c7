import { byKind, ofSeat, type PerKind } from '@ochre/kernel';
import {
  type Action,
  type Effect,
  type PlaceName,
  pointsFor,
  type Snapshot,
  stoneAge,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { cardOf, tileOf } from '../../words/components.ts';
import { nameOfEffect, nameOfPoints } from '../../words/name-cards.ts';
import { isAtEnd } from '../../words/sayings/at-end.ts';
import { spaceOf } from '../../words/sayings/names.ts';
import { scoreAfterStarving } from '../decisions/options/hunger.ts';
import type { Words } from '../in-words.tsx';
import {
  afterMove,
  oddsOfRoll,
  type PlaceRoll,
  rollAt,
  worthOf,
  yieldOfTools,
} from '../odds/index.ts';
import { rounded } from '../odds/numbers.ts';
import { momentSeen } from '../odds/seen.ts';

interface Saying {
  readonly words: Words;
  /** With the people standing where they roll. */
  readonly view: Snapshot;
  readonly viewer: number;
  readonly move: string;
}

/** What a move of the player who is asked brings by the odds or at once; undefined where nothing can be said. */
export function sayBrings(before: Snapshot, move: string, words: Words): string | undefined {
  const viewer = before.decision?.player ?? 0;
  const view = afterMove(before, viewer, move);
  return byKind(BRINGS, stoneAge.parse(move), { words, view, viewer, move });
}

/** What the move itself says already, or only the future can say. */
const nothing = (): undefined => undefined;

/** One per kind: a move that is forgotten does not compile. */
const BRINGS: PerKind<Action, [saying: Saying], string | undefined> = {
  place: ({ place }, saying) => bringsAt(place, saying),
  use: ({ place }, saying) => bringsAt(place, saying),
  buy: ({ place }, saying) => bringsAt(place, saying),
  build: ({ place, pay }, saying) => {
    const tile = tileAt(place, saying);
    return ofBuilding(tile, saying.words.tiles.points(pointsFor(tile.points, pay.goods)), saying);
  },
  tools: (_, { words, view, move }) => {
    const { fallen } = momentSeen(view);
    const yielded = yieldOfTools(view)(move);
    return fallen === null || yielded === undefined
      ? undefined
      : amountOf(yielded.goods, fallen, words);
  },
  starve: (_, { words, view, viewer }) => {
    const lost = scoreAfterStarving(view, viewer) - ofSeat(view.players, viewer).score;
    return lost === 0 ? undefined : words.table.score(lost);
  },
  leave: nothing,
  take: nothing,
  extra: nothing,
  pick: nothing,
  gain: nothing,
  redeem: nothing,
  feed: nothing,
  stock: nothing,
  elder: nothing,
  slide: nothing,
  cycle: nothing,
  roll: nothing,
  tool: nothing,
  draw: nothing,
  offer: nothing,
};

function bringsAt(place: PlaceName, saying: Saying): string | undefined {
  const { words, view, viewer } = saying;
  const work = momentSeen(view).rules.placeNamed[place]?.work;
  switch (work?.kind) {
    case 'roll':
      return meanOf(rollAt(view, viewer, place)!, saying);
    case 'reward':
      return isAtEnd(place, ofSeat(view.players, viewer))
        ? words.decisions.nothing
        : nameOfEffect(work.effect, words);
    case 'buy':
      return ofCard(place, saying);
    case 'build': {
      const tile = tileAt(place, saying);
      return ofBuilding(tile, nameOfPoints(tile, words), saying);
    }
    default:
      return undefined;
  }
}

/** Its upper part at once, and its lower part if the game ended now. */
function ofCard(place: PlaceName, saying: Saying): string {
  const { words, view, viewer } = saying;
  const card = cardOf(view.cards[spaceOf(place, 'card')! - 1]!);
  const atTheEnd = worthOf(view, viewer, place)?.now ?? 0;
  const counts = atTheEnd > 0 ? [words.moves.atTheEnd(atTheEnd)] : [];
  return [ofEffect(card.upper, saying), ...counts].join('; ');
}

const ofBuilding = ({ effect }: Tile, points: string, saying: Saying): string =>
  effect === undefined ? points : `${points}; ${ofEffect(effect, saying)}`;

function tileAt(place: PlaceName, { view }: Saying): Tile {
  return tileOf(view.stacks[spaceOf(place, 'building')! - 1]!.top);
}

/** Dice by their mean, all else by its name. */
function ofEffect(effect: Effect, saying: Saying): string {
  if (effect.kind !== 'roll') return nameOfEffect(effect, saying.words);
  const { resource: good, dice } = effect;
  const most = Number.POSITIVE_INFINITY;
  return meanOf({ good, dice, divisor: VALUE[good], split: false, most }, saying);
}

/** With the tools at hand. */
function meanOf(roll: PlaceRoll, { words, view, viewer }: Saying): string {
  const { mean } = oddsOfRoll(view, viewer, roll).withTools;
  return words.moves.about(amountOf(rounded(mean, 1), roll, words));
}

const amountOf = (
  count: number,
  { good, split }: Pick<PlaceRoll, 'good' | 'split'>,
  words: Words,
): string => (split ? words.moves.foodOrJewelry(count) : words.goodsCounted[good](count));
