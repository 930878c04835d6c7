import {
  type Breakdown,
  type Result,
  type Snapshot,
  seenScores,
  tieBreak,
} from '@ochre/stone-age/rules';
import { displayWidth, left, onlyPerson, right, type Seat, widest } from '@ochre/terminal';
import { nameOf } from '@ochre/words';
import type { ScoreLine } from '../words/terminal/showing/scores/words.ts';
import type { Words } from './in-words.ts';
import type { StoneAgeLook } from './look.ts';
import { playerAt } from './places.ts';

/** A line of scoring in words, or in as few of them as will do. */
export function lineInWords(line: string, { showing }: Words, how?: 'brief'): string {
  const { lines } = showing.scores;
  return isLine(line, lines) ? lines[line][how === 'brief' ? 1 : 0] : line;
}

const isLine = (line: string, lines: Readonly<Record<ScoreLine, unknown>>): line is ScoreLine =>
  Object.hasOwn(lines, line);

/** The scoring line by line, a column for each player. */
export function scoreTable(
  breakdowns: readonly Breakdown[],
  seats: readonly Seat[],
  width: number,
  words: Words,
): string[] {
  const { total } = words.showing.scores;
  const lines = Object.keys(breakdowns[0] ?? {});
  const first = widest([...lines.map((line) => lineInWords(line, words)), total]) + 2;
  // Rather than lines that do not fit, long names are cut.
  const most = Math.max(6, Math.floor((width - first) / seats.length));
  const wide = seats.map(({ name }) => Math.min(most, Math.max(6, displayWidth(name) + 2)));
  const row = (word: string, cells: readonly string[]): string =>
    left(word, first) + cells.map((cell, at) => `  ${right(cell, (wide[at] ?? 2) - 2)}`).join('');
  const names = row(
    '',
    seats.map(({ name }) => name),
  );
  return [
    names,
    ...lines.map((line) =>
      row(
        lineInWords(line, words),
        breakdowns.map((one) => `${one[line]}`),
      ),
    ),
    '─'.repeat(displayWidth(names)),
    row(
      total,
      breakdowns.map((one) => `${sumOf(one)}`),
    ),
  ];
}

/** The scoring if the game ended now, as far as the viewer may know. */
export function scoresNow(
  snapshot: Snapshot,
  { seats, width, words }: StoneAgeLook,
  viewer: number,
): string[] {
  const { players } = snapshot;
  const { ifEnded, hiddenCards: notCounted } = words.showing.scores;
  const unknown = players.some(({ hiddenCards }, seat) => hiddenCards > 0 && seat !== viewer);
  const breakdowns = seenScores(snapshot).map(({ breakdown }) => breakdown);
  return [
    ifEnded,
    ...scoreTable(breakdowns, seats, width, words),
    ...(unknown ? [notCounted] : []),
  ];
}

/** Once a game is over there is one. */
export function resultOf({ result }: Snapshot): Result {
  if (result === undefined) throw new Error('The game is not over.');
  return result;
}

/** Who has won and why, in sentences (B10.4). */
export function verdict(snapshot: Snapshot, seats: readonly Seat[], words: Words): string[] {
  const { scores, winners } = resultOf(snapshot);
  const best = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const cast = { seats };
  const named = (some: readonly number[]): string[] => some.map((seat) => nameOf(seat, cast));
  const sentence = winning(winners, best, seats, words);
  if (first.length === 1) return [sentence];
  const { tied, tieBreak: broken, stillTied, higherWins } = words.showing.scores;
  const standings = first.map(
    (seat) => `${nameOf(seat, cast)} ${tieBreak(playerAt(snapshot, seat))}`,
  );
  const outcome = winners.length > 1 ? stillTied : higherWins;
  return [
    `${tied(words.and(named(first)), best)} ${broken(standings.join(', '), outcome)}`,
    sentence,
  ];
}

function winning(
  winners: readonly number[],
  points: number,
  seats: readonly Seat[],
  { showing: { scores }, and }: Words,
): string {
  const who = and(winners.map((seat) => nameOf(seat, { seats })));
  if (winners.length > 1) return scores.share(who, points);
  return winners[0] === onlyPerson(seats) ? scores.youWin(points) : scores.wins(who, points);
}

const sumOf = (breakdown: Breakdown): number =>
  Object.values(breakdown).reduce((sum, points) => sum + points, 0);
