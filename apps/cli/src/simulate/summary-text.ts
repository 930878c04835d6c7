import { columns, counted } from '@ochre/terminal';
import { knownGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { gamesInWords } from '../many-games/game-in-words.ts';
import type { Summary } from './summary.ts';

/** A summary for people. */
export function summaryText(summary: Summary): string {
  const parts = [
    heading(summary),
    seats(summary),
    points(summary),
    lengths(summary),
    ...grades(summary),
    endings(summary),
    footing(summary),
  ];
  return `${parts.join('\n\n')}\n`;
}

const number = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const isFirst = (column: number): boolean => column === 0;

const heading = (summary: Summary): string =>
  `${gamesInWords(summary.games, summary.game, summary)}, seed "${summary.seed}"`;

function spread({ mean, deviation, least, most }: Summary['rounds']): string[] {
  return [number(mean), number(deviation), `${least}`, `${most}`];
}

const SPREAD = ['mean', 'deviation', 'least', 'most'];

const seats = (summary: Summary): string =>
  columns(
    [
      ['seat', 'bot', ...SPREAD, 'wins'],
      ...summary.seats.map((seat, at) => [`${at}`, seat.bot, ...spread(seat), percent(seat.wins)]),
    ],
    (column) => column < 2,
  );

function points({ seats }: Summary): string {
  const lines = Object.keys(itemAt(seats, 0).breakdown);
  const rows = lines.map((line) => [
    line,
    ...seats.map(({ breakdown }) => number(breakdown[line] ?? 0)),
  ]);
  return columns([['mean points', ...seats.map((_, seat) => `seat ${seat}`)], ...rows], isFirst);
}

const lengths = ({ rounds, decisions, movesPerDecision }: Summary): string =>
  columns(
    [
      ['a game has', ...SPREAD],
      ['rounds', ...spread(rounds)],
      ['decisions', ...spread(decisions)],
      ['moves per decision', number(movesPerDecision)],
    ],
    isFirst,
  );

/** What the scores are called, for games that have such names. */
function grades({ game, grades: shares }: Summary): string[] {
  if (shares === undefined) return [];
  const words = knownGame(game).terminal.grades;
  const rows = Object.entries(shares).map(([name, share]) => [
    `grade: ${words[name] ?? name}`,
    percent(share),
  ]);
  return [columns(rows, isFirst)];
}

function endings({ game, endings: shares }: Summary): string {
  const words = knownGame(game).terminal.endings;
  const rows = Object.entries(shares).map(([ending, share]) => [
    `ended: ${words[ending] ?? ending}`,
    percent(share),
  ]);
  return columns(rows, isFirst);
}

function footing({ checksum, speed }: Summary): string {
  const { gamesPerSecond, seconds, cpuSeconds, workers } = speed;
  const time = `${number(seconds)} s, ${number(cpuSeconds)} CPU s, ${counted(workers, 'worker')}`;
  return `checksum ${checksum}\n${Math.round(gamesPerSecond)} games/s (${time})`;
}
