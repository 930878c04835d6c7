import { ofSeat } from '@ochre/kernel';

/** The seats as they came in: the winners first, then by points, equal ones by seat. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const lead = (player: number) => (winners.includes(player) ? 1 : 0);
  return scores
    .map((_, player) => player)
    .sort(
      (one, other) =>
        lead(other) - lead(one) || ofSeat(scores, other) - ofSeat(scores, one) || one - other,
    );
}
