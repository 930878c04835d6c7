import type { CardSpace } from './vocabulary.ts';

/** So many resources of any kinds, or so much jewelry. */
interface CardCost {
  readonly count: number;
  readonly of: 'resources' | 'jewelry';
}

/** B6.1, S6.1: what the card on a space costs. Alone, it is as much of the elder's material (P5.1). */
export const CARD_COSTS = {
  card1: { count: 1, of: 'resources' },
  card2: { count: 2, of: 'resources' },
  card3: { count: 3, of: 'resources' },
  card4: { count: 4, of: 'resources' },
  card5: { count: 3, of: 'jewelry' },
} as const satisfies Readonly<Record<CardSpace, CardCost>>;
