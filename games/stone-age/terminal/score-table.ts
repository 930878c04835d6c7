import {
  type Breakdown,
  type Result,
  type Snapshot,
  seenScores,
  tieBreak,
} from '@ochre/stone-age/rules';
import { displayWidth, left, right, type Seat, seatOf, widest } from '@ochre/terminal';
import { playerAt } from './places.ts';

/** The lines of scoring in words, and in as few of them as will do. */
const LINES: Readonly<Record<string, readonly [words: string, brief: string]>> = {
  track: ['score track', 'track'],
  culture: ['culture, sets squared', 'culture'],
  farmers: ['farmers × agriculture', 'farmers'],
  toolmakers: ['toolmakers × tools', 'toolmakers'],
  builders: ['builders × buildings', 'builders'],
  shamans: ['shamans × people', 'shamans'],
  traders: ['traders × merchant track', 'traders'],
  resources: ['resources left', 'resources'],
  board: ['resources on the board', 'board'],
  discarded: ['cards discarded', 'discarded'],
  tokens: ['tool tokens on the board', 'tokens'],
  hut: ['people in the hut', 'hut'],
  drawStack: ['draw stack, 10 a card', 'draw stack'],
};

export const lineInWords = (line: string, how: 'whole' | 'brief' = 'whole'): string =>
  LINES[line]?.[how === 'whole' ? 0 : 1] ?? line;

/** The scoring line by line, a column for each player. */
export function scoreTable(
  breakdowns: readonly Breakdown[],
  seats: readonly Seat[],
  width: number,
): string[] {
  const lines = Object.keys(breakdowns[0] ?? {});
  const first = widest([...lines.map((line) => lineInWords(line)), 'total']) + 2;
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
        lineInWords(line),
        breakdowns.map((one) => `${one[line]}`),
      ),
    ),
    '─'.repeat(displayWidth(names)),
    row(
      'total',
      breakdowns.map((one) => `${total(one)}`),
    ),
  ];
}

/** The scoring if the game ended now, as far as the viewer may know. */
export function scoresNow(
  snapshot: Snapshot,
  seats: readonly Seat[],
  viewer: number,
  width: number,
): string[] {
  const { players } = snapshot;
  const unknown = players.some(({ hiddenCards }, seat) => hiddenCards > 0 && seat !== viewer);
  return [
    'If the game ended now:',
    ...scoreTable(
      seenScores(snapshot).map(({ breakdown }) => breakdown),
      seats,
      width,
    ),
    ...(unknown ? ['Cards face down of others are not in it.'] : []),
  ];
}

/** Once a game is over there is one. */
export function resultOf({ result }: Snapshot): Result {
  if (result === undefined) throw new Error('The game is not over.');
  return result;
}

/** Who has won and why, in sentences (B10.4). */
export function verdict(snapshot: Snapshot, seats: readonly Seat[]): string[] {
  const { scores, winners } = resultOf(snapshot);
  const best = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const nameOf = (seat: number): string => seatOf({ seats }, seat).name;
  const won = winners.map(nameOf);
  const wins = won.length > 1 ? 'share the victory' : won[0] === 'You' ? 'win' : 'wins';
  const sentence = `${inList(won)} ${wins} with ${best} points.`;
  if (first.length === 1) return [sentence];
  const broken = first.map((seat) => `${nameOf(seat)} ${tieBreak(playerAt(snapshot, seat))}`);
  const outcome = winners.length > 1 ? 'still a tie' : 'the higher one wins';
  return [
    `${inList(first.map(nameOf))} are tied at ${best}. Agriculture + tools + people decide ` +
      `(B10.4): ${broken.join(', ')}: ${outcome}.`,
    sentence,
  ];
}

const total = (breakdown: Breakdown): number =>
  Object.values(breakdown).reduce((sum, points) => sum + points, 0);

const inList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
