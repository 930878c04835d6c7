import { knownCard } from '../known.ts';
import type { Buyer } from './buyer.ts';
import { effectWorth } from './effect-worth.ts';
import { lowerPoints } from './lower-part.ts';

/** What a card is worth to a player, its price apart. */
export interface CardWorth {
  /** Exact: what the lower part would add to the score if the game ended now (B10.1, B10.2). */
  readonly lower: number;
  /** An estimate: what it will add at the end, as tracks and sets go on growing. */
  readonly lowerAtEnd: number;
  /** An estimate, in points. */
  readonly upper: number;
  /** An estimate: the lower part at the end and the upper part. */
  readonly worth: number;
}

export function cardWorth(buyer: Buyer, id: string): CardWorth {
  const card = knownCard(buyer.moment.rules, id);
  const lowerAtEnd = lowerPoints(card, buyer.shown, buyer.atEnd);
  const upper = effectWorth(buyer, card.upper);
  return {
    lower: lowerPoints(card, buyer.shown, buyer.now),
    lowerAtEnd,
    upper,
    worth: lowerAtEnd + upper,
  };
}
