import { BUILDING_SPACES, CARD_SPACES, type State } from '@ochre/stone-age/rules';
import { cardsLeft, tilesLeft } from './facts.ts';
import { isTaken } from './places.ts';

/** As if the game had run so long before, at so many cards and so many tiles of a stack in a round. */
const ROUNDS_BEFORE = 8;
const CARDS_A_ROUND = 2.9;
const TILES_A_ROUND = 0.65;
/** Whatever is not settled takes at least so long, and nobody looks further ahead than so long. */
const LEAST = 0.5;
const MOST = 15;

/** How many rounds come after this one, by what the players took in those before it. */
export function roundsToCome(seen: State): number {
  const rounds = seen.round - 1 + ROUNDS_BEFORE;
  const unplaced = shareUnplaced(seen);
  const until = (left: number, taken: number): number =>
    left <= 0 ? 0 : Math.max(LEAST, (left * rounds) / taken - unplaced);
  let cards = ROUNDS_BEFORE * CARDS_A_ROUND;
  for (const player of seen.players) cards += player.cards.length;
  let future = Math.min(MOST, until(cardsToTheEnd(seen), cards));
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    const left = tilesLeft(seen, stack) - (isTaken(seen, BUILDING_SPACES[stack]!) ? 1 : 0);
    future = Math.min(future, until(left, seen.gone[stack]! + ROUNDS_BEFORE * TILES_A_ROUND));
  }
  return future;
}

/** B9.2: how many more cards must be bought for the row not to be filled again. */
export function cardsToTheEnd(seen: State): number {
  let left = cardsLeft(seen) + 1;
  for (let space = 0; space < seen.cards.length; space++) {
    if (seen.cards[space] === '' || isTaken(seen, CARD_SPACES[space]!)) left--;
  }
  return left;
}

/** How much of this round's placing is still to come. */
function shareUnplaced({ step, players }: State): number {
  if (step !== 0) return 0;
  let home = 0;
  let people = 0;
  for (const player of players) {
    home += player.home;
    people += player.people;
  }
  return home / people;
}
