import { ALL_CARDS } from '../components.ts';
import type { Result } from '../scoring.ts';
import type { Snapshot, SnapshotPlayer } from '../snapshot.ts';
import type { SnapshotSolo } from '../state.ts';

/**
 * The final scoring once more, written from the rulebook (B10, P7) over a snapshot and sharing
 * nothing with the rules but the data: what the engine says must equal it.
 */
export function recount(snapshot: Snapshot): Result {
  const { players, solo } = snapshot;
  const breakdown = players.map((player) => ({
    ...linesOf(player, solo?.outside),
    ...soloLinesOf(snapshot),
  }));
  const scores = breakdown.map((lines) => total(Object.values(lines)));
  if (solo === undefined) return { scores, winners: winnersOf(players, scores), breakdown };
  const grade = gradeOf(scores[0]!);
  return { scores, winners: grade === 'defeat' ? [] : [0], breakdown, grade };
}

/** B10.1–B10.3, and the traders of *Style is the Goal*; P7.2: the pool limits what is redeemed. */
function linesOf(player: SnapshotPlayer, pool?: SnapshotSolo['outside']): Record<string, number> {
  const redeemed = 2 * player.redeemable;
  const left = pool === undefined ? redeemed : pool.wood + pool.clay + pool.stone + pool.gold;
  const lower = player.cards.map((id) => ALL_CARDS.find((card) => card.id === id)!.lower);
  const symbols = lower.flatMap((part) => ('culture' in part ? [part.culture] : []));
  const distinct = [...new Set(symbols)];
  const doubled = distinct.filter((one) => symbols.filter((other) => other === one).length > 1);
  const people = (name: 'farmer' | 'toolmaker' | 'builder' | 'shaman' | 'trader'): number =>
    total(lower.map((part) => ('culture' in part ? 0 : (part[name] ?? 0))));
  return {
    track: player.score,
    culture: distinct.length * distinct.length + doubled.length * doubled.length,
    farmers: people('farmer') * player.agriculture,
    toolmakers: people('toolmaker') * total(player.tools),
    builders: people('builder') * player.buildings.length,
    shamans: people('shaman') * player.people,
    ...(player.merchant === undefined ? {} : { traders: people('trader') * player.merchant }),
    resources:
      player.wood + player.clay + player.stone + player.gold + (left < redeemed ? left : redeemed),
  };
}

/** P7.1, P7.2 */
function soloLinesOf({ solo, discard }: Snapshot): Record<string, number> {
  if (solo === undefined) return {};
  const { board, tokens, hut, drawStack } = solo;
  return {
    board: 0 - board.wood - board.clay - 2 * board.stone - 2 * board.gold,
    discarded: 0 - discard!.length,
    tokens: 0 - tokens.low - 3 * tokens.high,
    hut: 0 - 3 * hut,
    drawStack: 10 * drawStack.length,
  };
}

/** P7.3 */
function gradeOf(score: number): string {
  if (score >= 160) return 'complete';
  if (score >= 140) return 'major';
  return score >= 120 ? 'victory' : 'defeat';
}

/** B10.4 */
function winnersOf(players: readonly SnapshotPlayer[], scores: readonly number[]): number[] {
  const ranks = players.map((player, at) => [
    scores[at]!,
    player.agriculture + total(player.tools) + player.people,
  ]);
  const best = ranks.reduce((a, b) => ((b[0]! - a[0]! || b[1]! - a[1]!) > 0 ? b : a));
  return ranks.flatMap((rank, at) => (String(rank) === String(best) ? [at] : []));
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
