import type { Rig, Setup } from './game.ts';
import { badRequest } from './refused.ts';

/** The version of the file format, not of any rules. */
export const RECORD_FORMAT = '1';

export interface RecordedMove {
  readonly player: number;
  readonly move: string;
  /** The dice that fell: a check, never input. */
  readonly dice: readonly number[];
}

/** A finished or running game, as an `.ochre` file holds it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly commitment: string;
  /** Once revealed. */
  readonly secret?: string;
  readonly nonces: readonly string[];
  /** Once finished. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[] };
  readonly moves: readonly RecordedMove[];
}

export function printRecord(record: GameRecord): string {
  const headers = headersOf(record).map(([key, value]) => `[${key} ${JSON.stringify(value)}]`);
  return `${[...headers, '', ...record.moves.map(printMove)].join('\n')}\n`;
}

const printMove = ({ player, move, dice }: RecordedMove): string =>
  `${player}: ${move}${dice.length > 0 ? ` ; ${dice.join(' ')}` : ''}`;

function headersOf(record: GameRecord): (readonly [string, string])[] {
  const { setup, result } = record;
  const headers: [string, string | undefined][] = [
    ['Format', RECORD_FORMAT],
    ['Rules', record.rules],
    ['Game', record.game],
    ['Modules', setup.modules.length > 0 ? setup.modules.join(' ') : undefined],
    ['Variant', setup.variant],
    ['Options', Object.keys(setup.options).length > 0 ? JSON.stringify(setup.options) : undefined],
    ['Players', String(setup.players)],
    ['Rig', setup.rig === undefined ? undefined : JSON.stringify(setup.rig)],
    ['Commitment', record.commitment],
    ['Secret', record.secret],
    ['Nonces', record.nonces.length > 0 ? record.nonces.join(' ') : undefined],
    ['Result', result?.scores.join(' ')],
    ['Winners', result?.winners.join(' ')],
  ];
  return headers.filter((header): header is [string, string] => header[1] !== undefined);
}

const KEYS = [
  'Format',
  'Rules',
  'Game',
  'Modules',
  'Variant',
  'Options',
  'Players',
  'Rig',
  'Commitment',
  'Secret',
  'Nonces',
  'Result',
  'Winners',
];
const HEADER = /^\[([A-Za-z]+) (".*")\]$/s;

/** Reads a record's text. What the moves and the setup mean is checked when it is replayed. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  const blank = lines.indexOf('');
  const headerLines = blank < 0 ? lines : lines.slice(0, blank);
  const headers = parseHeaders(headerLines);
  const required = (key: string): string => {
    const value = headers.get(key);
    if (value === undefined) throw badRequest('record', `the header [${key} "…"] is missing`);
    return value;
  };

  const format = required('Format');
  if (format !== RECORD_FORMAT) {
    throw badRequest('record Format', `"${format}" is not known here, only "${RECORD_FORMAT}"`);
  }
  const players = wholeNumbers('Players', required('Players'));
  if (players.length !== 1) throw badRequest('record Players', 'one number is expected');
  const commitment = required('Commitment');
  if (!/^[0-9a-f]{64}$/.test(commitment)) {
    throw badRequest('record Commitment', '64 digits from 0 to f are expected');
  }
  const variant = headers.get('Variant');
  const rig = headers.get('Rig');
  const secret = headers.get('Secret');
  const result = headers.get('Result');
  if (result === undefined && headers.has('Winners')) {
    throw badRequest('record Winners', 'they come only with a Result');
  }
  return {
    game: required('Game'),
    rules: required('Rules'),
    setup: {
      players: players[0]!,
      modules: words(headers.get('Modules')),
      ...(variant === undefined ? {} : { variant }),
      options: jsonObject('Options', headers.get('Options') ?? '{}'),
      ...(rig === undefined ? {} : { rig: jsonObject('Rig', rig) as Rig }),
    },
    commitment,
    ...(secret === undefined ? {} : { secret }),
    nonces: words(headers.get('Nonces')),
    ...(result === undefined
      ? {}
      : {
          result: {
            scores: wholeNumbers('Result', result),
            winners: wholeNumbers('Winners', headers.get('Winners') ?? ''),
          },
        }),
    moves: parseMoves(lines, headerLines.length + 1),
  };
}

function parseHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  lines.forEach((line, index) => {
    const at = `record line ${index + 1}`;
    const match = HEADER.exec(line);
    const [, key = '', text = ''] = match ?? [];
    const value = match === null ? undefined : jsonText(text);
    if (value === undefined) {
      throw badRequest(
        at,
        'a header like [Players "2"] is expected, then an empty line, then moves',
      );
    }
    if (!KEYS.includes(key)) {
      throw badRequest(at, `unknown header ${key}; known are ${KEYS.join(', ')}`);
    }
    if (headers.has(key)) throw badRequest(at, `the header ${key} is given twice`);
    headers.set(key, value);
  });
  return headers;
}

function parseMoves(lines: readonly string[], from: number): RecordedMove[] {
  const moves: RecordedMove[] = [];
  // Empty lines may close a file, but not stand between moves.
  let end = lines.length;
  while (end > from && lines[end - 1]?.trim() === '') end--;
  for (const [at, line] of lines.slice(from, end).entries()) {
    const move = parseMove(line);
    if (move === undefined) {
      throw badRequest(
        `record line ${from + at + 1}`,
        'a move like "0: use forest ; 4 6" is expected: player, move and the dice that fell',
      );
    }
    moves.push(move);
  }
  return moves;
}

/** Taken apart by hand: one pattern for it all would crawl over long lines of spaces. */
function parseMove(line: string): RecordedMove | undefined {
  const player = /^(\d{1,2}): /.exec(line);
  if (player === null) return undefined;
  const [move = '', dice, ...more] = line.slice(player[0].length).split(';');
  const faces = words(dice);
  const isMove = move.trim() !== '' && more.length === 0;
  const isRoll =
    dice === undefined || (faces.length > 0 && faces.every((face) => /^\d{1,2}$/.test(face)));
  if (!isMove || !isRoll) return undefined;
  return { player: Number(player[1]), move: move.trim(), dice: faces.map(Number) };
}

const words = (text: string | undefined): string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');

function wholeNumbers(key: string, text: string): number[] {
  return words(text).map((word) => {
    if (!/^-?\d{1,9}$/.test(word)) {
      throw badRequest(`record ${key}`, `whole numbers are expected, not "${word}"`);
    }
    return Number(word);
  });
}

function jsonText(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Far deeper than any rig: what is deeper would be too much for whoever goes through it. */
const DEEPEST = 16;

function jsonObject(key: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // It is no object either.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest(`record ${key}`, 'a JSON object is expected');
  }
  if (isDeeperThan(DEEPEST, value)) {
    throw badRequest(`record ${key}`, `it is nested more than ${DEEPEST} deep`);
  }
  return value as Record<string, unknown>;
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));
