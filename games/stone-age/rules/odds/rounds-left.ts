import { cardsOfGame } from './cards-of-game.ts';
import type { Moment } from './moment.ts';
import { CARDS_A_ROUND, pace } from './pace.ts';

/** What is usually built of a stack in a round. */
const TILES_A_ROUND = 0.5;

/** P6.1: the row of the one-player game, of which at least one card leaves every turn. */
const SOLO_ROW = 3;
const SOLO_CARDS_A_ROUND = 1;

/**
 * An estimate: how many rounds there will be, this one included; 0 when the game is over. A round is
 * taken to use up cards at an even pace (B9.2), and a tile of each stack with the same chance, all
 * stacks apart (B9.1); the pace is that of the game so far, beginning from a usual one. Within this
 * model it is the exact mean. In the last round, when that is certain, it is exactly 1.
 */
export function roundsLeft(moment: Moment): number {
  if (moment.isOver) return 0;
  const played = moment.round - 1;
  const lasting = roundsOfCards(moment, played);
  const chance = pace(tilesGone(moment) / moment.stacks.length, played, TILES_A_ROUND);
  const left: number[] = [];
  for (let stack = 0; stack < moment.stacks.length; stack++) left.push(moment.stacks[stack]!.left);
  return meanRounds(left, chance < 1 ? chance : 1, lasting);
}

function tilesGone({ rules, stacks }: Moment): number {
  let left = 0;
  for (let stack = 0; stack < stacks.length; stack++) left += stacks[stack]!.left;
  return stacks.length * rules.stackSize - left;
}

/** How long the cards last, with a fraction; at least 1. */
function roundsOfCards(moment: Moment, played: number): number {
  const { rules, deck, solo } = moment;
  const row = solo === null ? rules.cardSpaces.length : SOLO_ROW;
  let open = 0;
  for (let space = 0; space < moment.cards.length; space++) if (moment.cards[space] !== '') open++;
  const gone = row - open;
  if (gone > deck) return 1;
  const usual = CARDS_A_ROUND * rules.players;
  const taken = cardsOfGame(rules).all.length - row - deck;
  const each = solo === null ? pace(taken, played, usual) : SOLO_CARDS_A_ROUND;
  // A round ends half a round of cards after the last full row, on average.
  return Math.max(1, 1.5 + (deck - Math.max(gone, each)) / each);
}

/** The mean number of rounds until a stack is empty or the cards are used up. */
function meanRounds(left: readonly number[], chance: number, lasting: number): number {
  // How many tiles a stack has lost: the chance of each number below the tallest stack.
  const lost = [1];
  const tallest = Math.max(...left);
  let rounds = 1;
  for (let round = 1; round < lasting; round++) {
    if (lost.length < tallest) lost.push(0);
    loseOne(lost, chance);
    let goesOn = 1;
    for (let stack = 0; stack < left.length; stack++) goesOn *= chanceBelow(lost, left[stack]!);
    if (goesOn < NEVER) break;
    rounds += goesOn * (lasting - round < 1 ? lasting - round : 1);
  }
  return rounds;
}

/** Too rare to count. */
const NEVER = 1e-6;

function loseOne(lost: number[], chance: number): void {
  for (let count = lost.length - 1; count > 0; count--) {
    lost[count] = lost[count]! * (1 - chance) + lost[count - 1]! * chance;
  }
  lost[0]! *= 1 - chance;
}

function chanceBelow(lost: readonly number[], count: number): number {
  let chance = 0;
  for (let k = 0; k < count && k < lost.length; k++) chance += lost[k]!;
  return chance;
}
