import { type PlaceName, stoneAge } from '@ochre/stone-age/rules';
import { tilesLeft } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { isTaken, spaceAt, stackAt } from './places.ts';
import { cardsToTheEnd } from './rounds.ts';

/** A lead beyond this makes no difference. */
const LEAD = 30;

/** Rounds after which a game has become long. */
const LONG = 24;

/**
 * What a card or a building does for the end of the game: much for who leads, little for who is
 * behind. In a long game every purchase is welcome, so that none goes on for ever.
 */
export function endWorth({ seen, player, profile }: Outlook, place: PlaceName): number {
  const tedium = seen.round > LONG && isForSale(place) ? seen.round - LONG : 0;
  if (profile.end === 0 || !endsGame(seen, place)) return tedium;
  const scores = stoneAge.scores(seen);
  const best = scores.reduce(
    (high, score, at) => (at === player ? high : Math.max(high, score)),
    0,
  );
  return tedium + profile.end * Math.max(-LEAD, Math.min(LEAD, scores[player]! - best));
}

const isForSale = (place: PlaceName): boolean =>
  spaceAt(place) !== undefined || stackAt(place) !== undefined;

/** Whether the last card or the last tile of a stack is at stake (B9.1, B9.2). */
function endsGame(seen: Outlook['seen'], place: PlaceName): boolean {
  const stack = stackAt(place);
  if (stack !== undefined) return tilesLeft(seen, stack) === 1;
  if (spaceAt(place) === undefined || seen.deck.length - seen.drawn > seen.cards.length)
    return false;
  return cardsToTheEnd(seen) === (isTaken(seen, place) ? 0 : 1);
}
