import { bitCount } from './bits.ts';
import type { Breakdown } from './events.ts';
import { totalResources } from './goods.ts';
import type { CardsShown, RuleSet, Scored, ScoringLine } from './rule-set.ts';
import type { State } from './state.ts';
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
    const { symbol, professions } = rules.cards[id]!;
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

/** B10.3, B6.4: an *any two resources* card not redeemed counts as two resources left. */
const resourcesLeft = (player: Scored): number => totalResources(player) + 2 * player.redeemable;

export const BASE_SCORING: readonly ScoringLine[] = [
  { name: 'track', points: (player) => player.score },
  { name: 'culture', points: culturePoints },
  { name: 'farmers', points: (player, { farmer }) => farmer * player.agriculture },
  { name: 'toolmakers', points: (player, { toolmaker }) => toolmaker * sumOfTools(player) },
  { name: 'builders', points: (player, { builder }) => builder * player.buildings.length },
  { name: 'shamans', points: (player, { shaman }) => shaman * player.people },
  { name: 'resources', points: resourcesLeft },
];

export const breakdowns = (state: State, rules: RuleSet): Breakdown[] =>
  state.players.map((player) => breakdownOf(player, cardsShown(player, rules), rules));

export const breakdownOf = (player: Scored, shown: CardsShown, rules: RuleSet): Breakdown =>
  Object.fromEntries(rules.scoring.map((line) => [line.name, line.points(player, shown)]));

/** The scores with everything counted, as at the end of the game. */
export function finalScores(state: State, rules: RuleSet): number[] {
  return state.players.map((player) => {
    const shown = cardsShown(player, rules);
    return rules.scoring.reduce((sum, line) => sum + line.points(player, shown), 0);
  });
}

/** B10.4: the highest score; then agriculture + sum of tools + people; then a shared victory. */
export function winners(state: State, rules: RuleSet): number[] {
  const scores = finalScores(state, rules);
  const players = state.players.map((_, player) => player);
  const best = keepHighest(players, (player) => scores[player]!);
  return keepHighest(best, (player) => tieBreak(state.players[player]!));
}

/** B10.4 */
export const tieBreak = (player: Scored): number =>
  player.agriculture + sumOfTools(player) + player.people;

function keepHighest(players: readonly number[], measure: (player: number) => number): number[] {
  const highest = Math.max(...players.map(measure));
  return players.filter((player) => measure(player) === highest);
}
