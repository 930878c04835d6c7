import { columns } from './columns.ts';
import type { ListedGame } from './games.ts';

/** Who stands where: the final scoring line by line, or the scores if the game ended now. */
export function standings(
  { game, lookBack }: ListedGame,
  state: unknown,
  names: readonly string[],
): string {
  const scores = game.scores(state);
  const winners = game.winners(state);
  const over = game.decision(state) === undefined;
  const { breakdown } = lookBack(state);
  const lines = Object.keys(breakdown[0] ?? {});
  const seats = scores.map((_, seat) => seat);
  seats.sort((one, other) => scores[other]! - scores[one]!);
  const rows = seats.map((seat) => [
    names[seat]!,
    `${scores[seat]}`,
    ...lines.map((line) => `${breakdown[seat]![line]}`),
    over && winners.includes(seat) ? wins(winners) : '',
  ]);
  const heading = over ? 'Final scores' : 'Scores if the game ended now';
  return [`${heading}:`, columns([['', 'score', ...lines, ''], ...rows], isFirst)].join('\n');
}

const isFirst = (column: number): boolean => column === 0;
const wins = (winners: readonly number[]): string =>
  winners.length > 1 ? 'shares the victory' : 'wins';
