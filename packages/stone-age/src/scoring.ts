import type { Breakdown } from './events.ts';
import { totalResources } from './goods.ts';
import type { RuleSet, ScoringLine } from './rule-set.ts';
import type { Player, State } from './state.ts';
import { sumOfTools } from './tools.ts';
import type { Culture, Profession } from './vocabulary.ts';

/** B10.1: the distinct symbols make one set, the second copies another; each scores its square. */
function culturePoints(player: Player, rules: RuleSet): number {
  const first = new Set<Culture>();
  const second = new Set<Culture>();
  for (const card of player.cards) {
    const { lower } = rules.cards.get(card)!;
    if (!('culture' in lower)) continue;
    if (first.has(lower.culture)) second.add(lower.culture);
    else first.add(lower.culture);
  }
  return first.size ** 2 + second.size ** 2;
}

/** B10.2: how many people of a profession a player's sand cards show. */
function count(profession: Profession, player: Player, rules: RuleSet): number {
  let people = 0;
  for (const card of player.cards) {
    const { lower } = rules.cards.get(card)!;
    if (!('culture' in lower)) people += lower[profession] ?? 0;
  }
  return people;
}

/** B10.3, B6.4: an *any two resources* card not redeemed counts as two resources left. */
const resourcesLeft = (player: Player): number => totalResources(player) + 2 * player.redeemable;

export const BASE_SCORING: readonly ScoringLine[] = [
  { name: 'track', points: (player) => player.score },
  { name: 'culture', points: culturePoints },
  {
    name: 'farmers',
    points: (player, rules) => count('farmer', player, rules) * player.agriculture,
  },
  {
    name: 'toolmakers',
    points: (player, rules) => count('toolmaker', player, rules) * sumOfTools(player),
  },
  {
    name: 'builders',
    points: (player, rules) => count('builder', player, rules) * player.buildings.length,
  },
  { name: 'shamans', points: (player, rules) => count('shaman', player, rules) * player.people },
  { name: 'resources', points: resourcesLeft },
];

export function breakdowns(state: State, rules: RuleSet): Breakdown[] {
  return state.players.map((player) =>
    Object.fromEntries(rules.scoring.map((line) => [line.name, line.points(player, rules)])),
  );
}

/** The scores with everything counted, as at the end of the game. */
export function finalScores(state: State, rules: RuleSet): number[] {
  return state.players.map((player) =>
    rules.scoring.reduce((sum, line) => sum + line.points(player, rules), 0),
  );
}

/** B10.4: the highest score; then agriculture + sum of tools + people; then a shared victory. */
export function winners(state: State, rules: RuleSet): number[] {
  const scores = finalScores(state, rules);
  const players = state.players.map((_, player) => player);
  const best = keepHighest(players, (player) => scores[player]!);
  return keepHighest(best, (at) => {
    const player = state.players[at]!;
    return player.agriculture + sumOfTools(player) + player.people;
  });
}

function keepHighest(players: readonly number[], measure: (player: number) => number): number[] {
  const highest = Math.max(...players.map(measure));
  return players.filter((player) => measure(player) === highest);
}
