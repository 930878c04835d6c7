import { columns } from '@ochre/terminal';
import type { ListedGame } from './games.ts';
import type { ResultWords } from './words/results/words.ts';

/** Who stands where: the final scoring line by line, or the scores if the game ended now. */
export function standings(listed: ListedGame, state: unknown, names: readonly string[]): string {
  const { rules: game, terminal } = listed;
  const words = listed.words.results;
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
      over && winners.includes(seat) ? wins(winners, words) : '',
    ]);
  const heading = over ? words.finalScores : words.scoresNow;
  const titles = lines.map((line) => terminal.scoring[line] ?? line);
  return [heading, columns([['', words.score, ...titles, ''], ...rows], isFirst)].join('\n');
}

/** Where one plays alone, line by line, and what the score is called. */
function scoreOfOne({ rules, terminal, words }: ListedGame, state: unknown): string {
  const [score = 0] = rules.scores(state);
  const { breakdown, grade } = terminal.lookBack(state);
  const { finalScore, scoreNow, score: total, grade: called } = words.results;
  const rows = Object.entries(breakdown[0] ?? {}).map(([line, points]) => [
    terminal.scoring[line] ?? line,
    `${points}`,
  ]);
  const heading = grade === undefined ? scoreNow : finalScore;
  return [
    heading,
    columns([...rows, [total, `${score}`]], isFirst),
    ...(grade === undefined ? [] : [called(terminal.grades[grade] ?? grade)]),
  ].join('\n');
}

const isFirst = (column: number): boolean => column === 0;
const wins = (winners: readonly number[], words: ResultWords): string =>
  winners.length > 1 ? words.sharesVictory : words.wins;
