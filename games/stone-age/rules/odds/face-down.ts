import { knownCard } from '../known.ts';
import type { Buyer } from './buyer.ts';
import { cardsOfGame } from './cards-of-game.ts';
import { lowerPoints } from './lower-part.ts';

/**
 * The mean worth of a card taken face down (B6.3): every card that the player cannot see is as likely.
 * The mean is exact, what each card will score an estimate. Nothing when there is no card (B6.6).
 */
export function faceDownWorth(buyer: Buyer): number {
  const { solo, deck, rules } = buyer.moment;
  if (solo === null && deck === 0) return 0;
  const { shown, atEnd } = buyer;
  const { all } = cardsOfGame(rules);
  let worth = 0;
  let count = all.length;
  for (let i = 0; i < all.length; i++) worth += lowerPoints(all[i]!, shown, atEnd);
  for (const list of cardsSeen(buyer)) {
    for (const id of list) {
      if (id === '') continue;
      worth -= lowerPoints(knownCard(rules, id), shown, atEnd);
      count--;
    }
  }
  return Math.max(bestDiscarded(buyer), count > 0 ? worth / count : 0);
}

/** B6.7: all but the deck, and what others took face down, until the end. */
function cardsSeen({ moment, player }: Buyer): (readonly string[])[] {
  const { cards, players, solo, isOver } = moment;
  const seen = [cards];
  if (solo !== null) seen.push(solo.drawStack, solo.discard);
  players.forEach((owner, at) => {
    const isOpen = (card: string): boolean => !owner.faceDown.includes(card);
    const seesAll = isOver || at === player || owner.faceDown.length === 0;
    seen.push(seesAll ? owner.cards : owner.cards.filter(isOpen));
  });
  return seen;
}

/** P5.6: instead of the top of the outside stack, any discarded card. */
function bestDiscarded({ moment: { solo, rules }, shown, atEnd }: Buyer): number {
  let best = 0;
  for (const id of solo?.discard ?? []) {
    best = Math.max(best, lowerPoints(knownCard(rules, id), shown, atEnd));
  }
  return best;
}
