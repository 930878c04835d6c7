import { columns, type Look, onlyPerson, seatOf } from '@ochre/terminal';
import { carcassonne, type Snapshot, SOURCES, stateOf } from '../rules/index.ts';
import type { Words } from './in-words.ts';

/** What is scored, and what the map would still bring. */
export function scoresNow(view: Snapshot, look: Look, words: Words): string[] {
  const { ifEnded, scored, stillOut, total } = words.terminal;
  const ends = carcassonne.scores(stateOf(view));
  const rows = look.seats.map(({ name }, seat) => {
    const score = view.players[seat]?.score ?? 0;
    const end = ends[seat] ?? score;
    return [name, `${score}`, `${end - score}`, `${end}`];
  });
  return [ifEnded, ...table([['', scored, stillOut, total], ...rows])];
}

/** C6: why it is over, the points by source, and who has won. */
export function ending({ result }: Snapshot, look: Look, words: Words): string[] {
  if (result === undefined) return [];
  const { scores, winners, breakdown } = result;
  const sources = SOURCES.filter((source) => breakdown[0]?.[source] !== undefined);
  const heads = ['', ...sources.map((source) => words.sources[source]), words.terminal.total];
  const rows = breakdown.map((points, seat) => [
    seatOf(look, seat).name,
    ...sources.map((source) => `${points[source] ?? 0}`),
    `${scores[seat]}`,
  ]);
  return [
    look.ink.strong(words.terminal.over),
    '',
    ...table([heads, ...rows]),
    '',
    look.ink.strong(verdict(winners, Math.max(...scores), look, words)),
  ];
}

const table = (rows: readonly (readonly string[])[]): string[] =>
  columns(rows, (column) => column === 0).split('\n');

/** C6.7 */
function verdict(winners: readonly number[], best: number, look: Look, words: Words): string {
  const { youWin, wins, share } = words.terminal;
  const points = words.points(best);
  const who = words.and(winners.map((seat) => seatOf(look, seat).name));
  if (winners.length > 1) return share(who, points);
  return winners[0] === onlyPerson(look.seats) ? youWin(points) : wins(who, points);
}
