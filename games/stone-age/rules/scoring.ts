import { bitCount } from './bits.ts';
import type { Breakdown } from './events.ts';
import { totalResources } from './goods.ts';
import { knownCard } from './known.ts';
import { REDEEMED } from './redeeming.ts';
import type { CardsShown, Grade, LeftOnTable, RuleSet, Scored, ScoringLine } from './rule-set.ts';
import { cardsLeft, playerAt, type State } from './state.ts';
import { sumOfTools } from './tools.ts';

/** Adds up what a player's cards show: the cards are looked up once, for all lines of the scoring. */
export function cardsShown(player: Pick<Scored, 'cards'>, rules: RuleSet): CardsShown {
  const shown = {
    symbols: 0,
    secondSymbols: 0,
    farmer: 0,
    toolmaker: 0,
    builder: 0,
    shaman: 0,
    trader: 0,
  };
  for (const id of player.cards) {
    if (id === null) continue;
    const { symbol, professions } = knownCard(rules, id);
    shown.secondSymbols |= shown.symbols & symbol;
    shown.symbols |= symbol;
    shown.farmer += professions.farmer;
    shown.toolmaker += professions.toolmaker;
    shown.builder += professions.builder;
    shown.shaman += professions.shaman;
    shown.trader += professions.trader;
  }
  return shown;
}

/** B10.1: the distinct symbols make one set, the second copies another; each scores its square. */
const culturePoints = (_: Scored, { symbols, secondSymbols }: CardsShown): number =>
  bitCount(symbols) ** 2 + bitCount(secondSymbols) ** 2;

/** B10.3, B6.4, P7.2: a card not redeemed counts as the resources that it could still bring. */
const resourcesLeft = (player: Scored, _: CardsShown, { toRedeem }: LeftOnTable): number =>
  totalResources(player) + Math.min(REDEEMED * player.redeemable, toRedeem);

export const BASE_SCORING: readonly ScoringLine[] = [
  { name: 'track', points: (player) => player.score },
  { name: 'culture', points: culturePoints },
  { name: 'farmers', points: (player, { farmer }) => farmer * player.agriculture },
  { name: 'toolmakers', points: (player, { toolmaker }) => toolmaker * sumOfTools(player) },
  { name: 'builders', points: (player, { builder }) => builder * player.buildings.length },
  { name: 'shamans', points: (player, { shaman }) => shaman * player.people },
  { name: 'resources', points: resourcesLeft },
];

function breakdowns(state: State, rules: RuleSet): Breakdown[] {
  const left = leftOnTable(state);
  return state.players.map((player) => breakdownOf(player, cardsShown(player, rules), left, rules));
}

export const breakdownOf = (
  player: Scored,
  shown: CardsShown,
  left: LeftOnTable,
  rules: RuleSet,
): Breakdown =>
  Object.fromEntries(rules.scoring.map((line) => [line.name, line.points(player, shown, left)]));

/** In games without limits nothing counts that nobody took. */
export const NOTHING_LEFT: LeftOnTable = {
  board: { wood: 0, clay: 0, stone: 0, gold: 0 },
  tokens: { low: 0, high: 0 },
  discarded: 0,
  drawStack: 0,
  toRedeem: Number.POSITIVE_INFINITY,
};

function leftOnTable(state: State): LeftOnTable {
  if (state.solo === null) return NOTHING_LEFT;
  const { board, tokens, discard, outside } = state.solo;
  return {
    board,
    tokens,
    discarded: discard.length,
    drawStack: cardsLeft(state),
    toRedeem: totalResources(outside),
  };
}

/** The scores with everything counted, as at the end of the game. */
export function finalScores(state: State, rules: RuleSet): number[] {
  const left = leftOnTable(state);
  return state.players.map((player) => {
    const shown = cardsShown(player, rules);
    return rules.scoring.reduce((sum, line) => sum + line.points(player, shown, left), 0);
  });
}

/**
 * B10.4: the highest score; then agriculture + sum of tools + people; then a shared victory. Where
 * scores have grades, whoever reaches the first (P7.3).
 */
export function winners(state: State, rules: RuleSet): number[] {
  const scores = finalScores(state, rules);
  const players = state.players.map((_, player) => player);
  const lowest = rules.grades[0];
  if (lowest !== undefined) return players.filter((player) => scores[player]! >= lowest.from);
  const best = keepHighest(players, (player) => scores[player]!);
  return keepHighest(best, (player) => tieBreak(playerAt(state, player)));
}

/** How a game ended. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly Breakdown[];
  /** What the first player's score is called, where scores have grades (P7.3). */
  readonly grade?: string;
}

export function resultOf(state: State, rules: RuleSet): Result {
  const scores = finalScores(state, rules);
  return {
    scores,
    winners: winners(state, rules),
    breakdown: breakdowns(state, rules),
    ...(rules.grades.length > 0 ? { grade: gradeOf(scores[0]!, rules.grades) } : {}),
  };
}

const gradeOf = (score: number, grades: readonly Grade[]): string =>
  grades.filter(({ from }) => score >= from).pop()?.name ?? 'defeat';

/** B10.4 */
export const tieBreak = (player: Scored): number =>
  player.agriculture + sumOfTools(player) + player.people;

function keepHighest(players: readonly number[], measure: (player: number) => number): number[] {
  const highest = Math.max(...players.map(measure));
  return players.filter((player) => measure(player) === highest);
}
