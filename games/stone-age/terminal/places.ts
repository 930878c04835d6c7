import {
  CARD_COSTS,
  type CardSpace,
  GATHERING_CIRCLES,
  PLACE_YIELDS,
  type Snapshot,
  type SnapshotPlayer,
  VALUE,
  VILLAGE,
} from '@ochre/stone-age/rules';
import { effectOf } from './faces.ts';

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
  readonly good: string;
  readonly divisor: number;
}

/** Of a place, or of a card or tile that is rolled for. */
export function yieldOf(source: string): Yield | undefined {
  if (Object.hasOwn(PLACE_YIELDS, source)) {
    return PLACE_YIELDS[source as keyof typeof PLACE_YIELDS];
  }
  const effect = effectOf(source);
  if (effect?.kind === 'work') return { good: effect.resource, divisor: effect.divisor };
  if (effect?.kind === 'roll') return { good: effect.resource, divisor: VALUE[effect.resource] };
  return undefined;
}

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

/** The same, with all that a hunt may bring (S4.2). */
export function yieldIn(snapshot: Snapshot, source: string): Yield | undefined {
  const found = yieldOf(source);
  return found !== undefined && source === 'hunt' && hasStyle(snapshot)
    ? { ...found, good: 'food or jewelry' }
    : found;
}

/** B3.3: how many people a place holds; the hunting grounds hold any number. */
export function circlesOf(place: string): number {
  if (place === 'hunt') return Number.POSITIVE_INFINITY;
  const effect = effectOf(place);
  if (effect?.kind === 'work') return effect.people;
  if (yieldOf(place) !== undefined) return GATHERING_CIRCLES;
  return place === 'hut' || place === 'merchant' ? 2 : 1;
}

const VILLAGE_GIVES: Readonly<Record<string, string>> = {
  toolmaker: '+1 tool',
  hut: '+1 person',
  field: '+1 agriculture',
  merchant: '+2, 2 jewelry',
};

/** What a place gives, in a few signs. */
export function gives(place: string): string {
  const found = yieldOf(place);
  return found === undefined ? (VILLAGE_GIVES[place] ?? '') : `${found.good} ÷${found.divisor}`;
}

/** In this game, in words: "food or jewelry ÷2". */
export function givesIn(snapshot: Snapshot, place: string): string {
  const found = yieldIn(snapshot, place);
  if (found !== undefined) return `${found.good} ÷${found.divisor}`;
  return place === 'merchant' ? 'merchant track +2, and 2 jewelry' : gives(place);
}

/** In fewer signs still, with the words of the table of players. */
export const givesBriefly = (place: string): string =>
  place === 'merchant' ? '+2 merch' : gives(place).replace('agriculture', 'agri');

/** The number behind a card space or building stack, from 0. */
export const spaceOf = (place: string): number => Number(place.slice(-1)) - 1;

/** What the card on a space costs (B6.1, S6.1). */
export function priceOf(place: string): string {
  const { count, of } = CARD_COSTS[place as CardSpace];
  return of === 'jewelry' ? `${count} jewelry` : `${count}`;
}

/** S5.2: how the merchant track lets a player trade. */
export function rateInWords({ merchant = 0 }: SnapshotPlayer): string {
  if (merchant === 0) return 'no trading';
  if (merchant <= 3) return 'trading two for one';
  return merchant <= 8 ? 'trading one for one' : 'trading one for two';
}
