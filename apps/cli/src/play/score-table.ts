import { type Breakdown, type Snapshot, seenScores, tieBreak } from '@ochre/stone-age/rules';
import type { Seat } from './seats.ts';
import { displayWidth, left, right, widest } from './terminal/width.ts';

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
  const words = lines.map((line) => lineInWords(line));
  const first = widest([...words, 'total']) + 2;
  // Rather than lines that do not fit, long names are cut.
  const most = Math.max(6, Math.floor((width - first) / seats.length));
  const wide = seats.map(({ name }) => Math.min(most, Math.max(6, displayWidth(name) + 2)));
  const row = (word: string, cells: readonly string[]): string =>
    left(word, first) + cells.map((cell, at) => `  ${right(cell, wide[at]! - 2)}`).join('');
  const table = [
    row(
      '',
      seats.map(({ name }) => name),
    ),
    ...lines.map((line, at) =>
      row(
        words[at]!,
        breakdowns.map((one) => `${one[line]}`),
      ),
    ),
    row(
      'total',
      breakdowns.map((one) => `${total(one)}`),
    ),
  ];
  const rule = '─'.repeat(displayWidth(table[0]!));
  return [table[0]!, ...table.slice(1, -1), rule, table.at(-1)!];
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

/** Who has won and why, in sentences (B10.4). */
export function verdict({ result, players }: Snapshot, seats: readonly Seat[]): string[] {
  const { scores, winners } = result!;
  const best = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const nameOf = (seat: number): string => seats[seat]!.name;
  const won = winners.map(nameOf);
  const wins = won.length > 1 ? 'share the victory' : won[0] === 'You' ? 'win' : 'wins';
  const sentence = `${inList(won)} ${wins} with ${best} points.`;
  if (first.length === 1) return [sentence];
  const broken = first.map((seat) => `${nameOf(seat)} ${tieBreak(players[seat]!)}`);
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
