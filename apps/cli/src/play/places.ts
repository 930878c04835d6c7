import { type Good, VALUE } from '@ochre/stone-age';

/** What the places of the board are, for those who look at them; the rules are not here. */

export const GATHERING = ['hunt', 'forest', 'claypit', 'quarry', 'river'] as const;
export const VILLAGE = ['toolmaker', 'hut', 'field'] as const;

/** B4.4: what a roll brings, and what the sum of the dice is divided by. */
export interface Yield {
  readonly good: Good;
  readonly divisor: number;
}

const YIELDS: Readonly<Record<(typeof GATHERING)[number], Yield>> = {
  hunt: { good: 'food', divisor: 2 },
  forest: { good: 'wood', divisor: VALUE.wood },
  claypit: { good: 'clay', divisor: VALUE.clay },
  quarry: { good: 'stone', divisor: VALUE.stone },
  river: { good: 'gold', divisor: VALUE.gold },
};

export const yieldOf = (place: string): Yield | undefined =>
  Object.hasOwn(YIELDS, place) ? YIELDS[place as keyof typeof YIELDS] : undefined;

/** B3.3: how many people a place holds; the hunting grounds hold any number. */
export function circlesOf(place: string): number {
  if (place === 'hunt') return Number.POSITIVE_INFINITY;
  if (yieldOf(place) !== undefined) return 7;
  return place === 'hut' ? 2 : 1;
}

const VILLAGE_GIVES: Readonly<Record<string, string>> = {
  toolmaker: '+1 tool',
  hut: '+1 person',
  field: '+1 agriculture',
};

/** What a place gives, in a few signs. */
export function gives(place: string): string {
  const found = yieldOf(place);
  return found === undefined ? (VILLAGE_GIVES[place] ?? '') : `${found.good} ÷${found.divisor}`;
}

/** The number behind a card space or building stack, from 0. */
export const spaceOf = (place: string): number => Number(place.slice(-1)) - 1;
