import { ALL_CARDS } from '../components.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * The final scoring once more, written from the rulebook (B10) over a snapshot and sharing nothing
 * with the rules but the data: what the engine says must equal it.
 */
export function recount({ players }: Snapshot): { scores: number[]; winners: number[] } {
  const scores = players.map((player) => {
    const lower = player.cards.map((id) => ALL_CARDS.find((card) => card.id === id)!.lower);
    const symbols = lower.flatMap((part) => ('culture' in part ? [part.culture] : []));
    const distinct = [...new Set(symbols)];
    const doubled = distinct.filter((one) => symbols.filter((other) => other === one).length > 1);
    const people = (name: 'farmer' | 'toolmaker' | 'builder' | 'shaman' | 'trader'): number =>
      lower.map((part) => ('culture' in part ? 0 : (part[name] ?? 0))).reduce((a, b) => a + b, 0);
    return (
      player.score +
      distinct.length * distinct.length +
      doubled.length * doubled.length +
      people('farmer') * player.agriculture +
      people('toolmaker') * total(player.tools) +
      people('builder') * player.buildings.length +
      people('shaman') * player.people +
      people('trader') * (player.merchant ?? 0) +
      player.wood +
      player.clay +
      player.stone +
      player.gold +
      2 * player.redeemable
    );
  });
  const ranks = players.map((player, at) => [
    scores[at]!,
    player.agriculture + total(player.tools) + player.people,
  ]);
  const best = ranks.reduce((a, b) => ((b[0]! - a[0]! || b[1]! - a[1]!) > 0 ? b : a));
  const winners = ranks.flatMap((rank, at) => (String(rank) === String(best) ? [at] : []));
  return { scores, winners };
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
