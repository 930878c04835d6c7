import {
  CARD_COSTS,
  CARD_SPACES,
  type CardSpace,
  GATHERING_CIRCLES,
  type GatheringPlace,
  type Good,
  PLACE_YIELDS,
  type Snapshot,
  type SnapshotPlayer,
  VALUE,
  VILLAGE,
} from '@ochre/stone-age/rules';
import { effectOf } from '../words/components.ts';
import { averageYield } from './average.ts';
import type { Words } from './in-words.ts';

/** What the places of the board are, for those who look at them; the rules are not here. */

/** Whether *Style is the Goal* is played. */
export const hasStyle = (snapshot: Snapshot): boolean =>
  playerAt(snapshot, 0).jewelry !== undefined;

export function playerAt({ players }: Snapshot, seat: number): SnapshotPlayer {
  const found = players[seat];
  if (found === undefined) throw new Error(`There is no player ${seat}.`);
  return found;
}

/** Who must decide; while a game runs there is somebody. */
export const decider = (snapshot: Snapshot): SnapshotPlayer =>
  playerAt(snapshot, snapshot.decision?.player ?? 0);

export const villageOf = (snapshot: Snapshot): readonly string[] =>
  VILLAGE.filter((place) => place !== 'merchant' || hasStyle(snapshot));

/** A production building, which is a place for its owner (S3.4). */
export interface Production {
  readonly place: string;
  readonly owner: number;
}

export const productionOf = ({ players }: Snapshot): Production[] =>
  players
    .flatMap(({ buildings }, owner) =>
      buildings.filter(isProduction).map((place) => ({ place, owner })),
    )
    .sort((one, other) => (one.place < other.place ? -1 : 1));

const isProduction = (place: string): boolean => effectOf(place)?.kind === 'work';

/** B4.4: what a roll brings, and what the sum of the dice is divided by. */
export interface Yield {
  readonly good: Good;
  readonly divisor: number;
}

/** Of a place, or of a card or tile that is rolled for. */
export function yieldOf(source: string): Yield | undefined {
  if (isGathering(source)) return PLACE_YIELDS[source];
  const effect = effectOf(source);
  if (effect?.kind === 'work') return { good: effect.resource, divisor: effect.divisor };
  if (effect?.kind === 'roll') return { good: effect.resource, divisor: VALUE[effect.resource] };
  return undefined;
}

const isGathering = (source: string): source is GatheringPlace =>
  Object.hasOwn(PLACE_YIELDS, source);

/** Of a place where people roll. */
export function yieldAt(place: string): Yield {
  const found = yieldOf(place);
  if (found === undefined) throw new Error(`Nobody rolls at ${place}.`);
  return found;
}

/** What the tool in a slot adds, 0 where there is none. */
export const toolIn = (tools: readonly number[], slot: number): number => tools[slot - 1] ?? 0;

/** What a decision is about: the place, card or good it is made for. */
export const askedFor = ({ decision }: Snapshot): string => decision?.for ?? '';

/** A hunt may bring more than food (S4.2). */
const isSplit = (snapshot: Snapshot, source: string): boolean =>
  source === 'hunt' && hasStyle(snapshot);

/** What a roll brings, in words: "wood", "food or jewelry". */
export const goodInWords = (
  snapshot: Snapshot,
  source: string,
  { goods, telling }: Words,
): string =>
  isSplit(snapshot, source) ? telling.faces.foodOrJewelry : goods[yieldAt(source).good];

/** So much of it: "3 wood", "3 food or jewelry". */
export const yieldInWords = (
  snapshot: Snapshot,
  source: string,
  count: number,
  { goodsCounted, telling }: Words,
): string =>
  isSplit(snapshot, source)
    ? `${count} ${telling.faces.foodOrJewelry}`
    : goodsCounted[yieldAt(source).good](count);

/** What people bring from a place on average, without tools: "wood ≈ 3.3". */
export const meanInWords = (
  snapshot: Snapshot,
  place: string,
  people: number,
  words: Words,
): string => {
  const mean = Number(averageYield(people, yieldAt(place).divisor));
  return `${goodInWords(snapshot, place, words)} ${words.odds.about(words.number(mean))}`;
};

/** B3.3: how many people a place holds; the hunting grounds hold any number. */
export function circlesOf(place: string): number {
  if (place === 'hunt') return Number.POSITIVE_INFINITY;
  const effect = effectOf(place);
  if (effect?.kind === 'work') return effect.people;
  if (yieldOf(place) !== undefined) return GATHERING_CIRCLES;
  return place === 'hut' || place === 'merchant' ? 2 : 1;
}

function villageGives(place: string, { telling: { faces }, goodsCounted }: Words): string {
  switch (place) {
    case 'toolmaker':
      return faces.tool;
    case 'hut':
      return faces.person;
    case 'field':
      return faces.agriculture;
    case 'merchant':
      return `+${MERCHANT_PLACE.steps}, ${goodsCounted.jewelry(MERCHANT_PLACE.jewelry)}`;
    default:
      return '';
  }
}

/** S4.1 */
const MERCHANT_PLACE = { steps: 2, jewelry: 2 };

/** What a place gives, in a few signs. */
export function gives(place: string, words: Words): string {
  const found = yieldOf(place);
  return found === undefined
    ? villageGives(place, words)
    : `${words.goods[found.good]} ÷${found.divisor}`;
}

/** In this game, in words: "food or jewelry ÷2". */
export function givesIn(snapshot: Snapshot, place: string, words: Words): string {
  const found = yieldOf(place);
  if (found !== undefined) {
    return `${goodInWords(snapshot, place, words)} ÷${found.divisor}`;
  }
  if (place !== 'merchant') return gives(place, words);
  return words.telling.faces.merchantPlace(
    MERCHANT_PLACE.steps,
    words.goodsCounted.jewelry(MERCHANT_PLACE.jewelry),
  );
}

/** In fewer signs still, with the words of the table of players. */
export function givesBriefly(place: string, words: Words): string {
  const { signs } = words.telling.faces;
  if (place === 'merchant') return signs.merchant(MERCHANT_PLACE.steps);
  return place === 'field' ? signs.agricultureStep : gives(place, words);
}

/** The number behind a card space or building stack, from 0. */
export const spaceOf = (place: string): number => Number(place.slice(-1)) - 1;

export const isCardSpace = (place: string): place is CardSpace =>
  CARD_SPACES.some((space) => space === place);

/** What the card on a space costs (B6.1, S6.1). */
export function priceOf(place: string, { goodsCounted }: Words): string {
  const { count, of } = CARD_COSTS[place as CardSpace];
  return of === 'jewelry' ? goodsCounted.jewelry(count) : `${count}`;
}

/** The same in words: "2 resources", "3 jewelry". */
export function priceInWords(place: CardSpace, { aloud, goodsCounted }: Words): string {
  const { count, of } = CARD_COSTS[place];
  return of === 'jewelry' ? goodsCounted.jewelry(count) : aloud.resources(count);
}

/** S5.2: how the merchant track lets a player trade. */
export function rateInWords(
  { merchant = 0 }: SnapshotPlayer,
  { telling: { rates } }: Words,
): string {
  if (merchant === 0) return rates.none;
  if (merchant <= 3) return rates.twoForOne;
  return merchant <= 8 ? rates.oneForOne : rates.oneForTwo;
}
