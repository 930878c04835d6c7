import { columns } from '@ochre/terminal';
import type { ListedGame } from './games.ts';

/** Who stands where: the final scoring line by line, or the scores if the game ended now. */
export function standings(listed: ListedGame, state: unknown, names: readonly string[]): string {
  const { rules: game, terminal } = listed;
  const scores = game.scores(state);
  if (scores.length === 1) return scoreOfOne(listed, state);
  const winners = game.winners(state);
  const over = game.decision(state) === undefined;
  const { breakdown } = terminal.lookBack(state);
  const lines = Object.keys(breakdown[0] ?? {});
  const rows = scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, other) => other.score - one.score)
    .map(({ score, seat }) => [
      names[seat] ?? '',
      `${score}`,
      ...lines.map((line) => `${breakdown[seat]?.[line]}`),
      over && winners.includes(seat) ? wins(winners) : '',
    ]);
  const heading = over ? 'Final scores' : 'Scores if the game ended now';
  return [`${heading}:`, columns([['', 'score', ...lines, ''], ...rows], isFirst)].join('\n');
}

/** Where one plays alone, line by line, and what the score is called. */
function scoreOfOne({ rules, terminal }: ListedGame, state: unknown): string {
  const [score = 0] = rules.scores(state);
  const { breakdown, grade } = terminal.lookBack(state);
  const rows = Object.entries(breakdown[0] ?? {}).map(([line, points]) => [line, `${points}`]);
  const heading = grade === undefined ? 'Score if the game ended now' : 'Final score';
  return [
    `${heading}:`,
    columns([...rows, ['score', `${score}`]], isFirst),
    ...(grade === undefined ? [] : [`It is a ${terminal.grades[grade] ?? grade}.`]),
  ].join('\n');
}

const isFirst = (column: number): boolean => column === 0;
const wins = (winners: readonly number[]): string =>
  winners.length > 1 ? 'shares the victory' : 'wins';
