import { badRequest } from '@ochre/kernel';
import { z } from 'zod';
import { shown } from './shown.ts';

/** What the engine can be asked: schema and type are one declaration. */

/** A problem says what is wrong and what is expected; a field that is not there is said to be missing. */
const expected = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `it is missing; ${what} is expected` : `${what} is expected`,
});

const text = z.string(expected('a string'));
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Seats are counted from 0; how many there are, the game knows. */
const seat = z.int(expected("a player's number")).min(0, expected("a player's number"));
const viewer = z.union(
  [seat, z.literal('spectator')],
  expected('a player\'s number or "spectator"'),
);

const LONGEST_THINKING_MS = 60_000;
const milliseconds = expected(`a number of milliseconds up to ${LONGEST_THINKING_MS}`);

/** Of a setup, only the types are looked at here; the game itself checks it. */
const REQUESTS = {
  new: z.strictObject({
    do: z.literal('new'),
    id: text,
    game: text.optional(),
    players: z.number(expected('a whole number')),
    modules: z.array(z.string(expected('a name')), expected('a list of names')).optional(),
    variant: z.string(expected('a name')).optional(),
    // No record: that would drop a key like __proto__ in silence.
    options: z.custom<Record<string, unknown>>(isObject, expected('an object')).optional(),
    seed: text.optional(),
    rig: z.unknown().optional(),
  }),
  legal: z.strictObject({ do: z.literal('legal'), id: text }),
  move: z.strictObject({
    do: z.literal('move'),
    id: text,
    move: text,
    player: seat.optional(),
    viewer: viewer.optional(),
  }),
  snapshot: z.strictObject({ do: z.literal('snapshot'), id: text, viewer: viewer.optional() }),
  why: z.strictObject({ do: z.literal('why'), id: text, move: text }),
  drop: z.strictObject({ do: z.literal('drop'), id: text }),
  record: z.strictObject({ do: z.literal('record'), id: text }),
  load: z.strictObject({
    do: z.literal('load'),
    id: text,
    record: text,
    seed: text.optional(),
  }),
  bot: z.strictObject({
    do: z.literal('bot'),
    id: text,
    level: text,
    ms: z
      .number(milliseconds)
      .positive(milliseconds)
      .max(LONGEST_THINKING_MS, milliseconds)
      .optional(),
    seed: text.optional(),
  }),
} as const;

export type Asked = keyof typeof REQUESTS;
export type RequestOf<Do extends Asked> = z.infer<(typeof REQUESTS)[Do]>;
export type Request = { [Do in Asked]: RequestOf<Do> }[Asked];

const ASKED = Object.keys(REQUESTS);
const isAsked = (word: string): word is Asked => Object.hasOwn(REQUESTS, word);

/** Reads a line, or throws a `Refused` that names the field and what is allowed. */
export function readRequest(line: string): Request {
  const found = parseJson(line);
  const asked = (found as Record<string, unknown>).do;
  if (typeof asked !== 'string' || !isAsked(asked)) {
    throw badRequest('do', `${problemWith(asked)}; allowed: ${ASKED.join(', ')}`);
  }
  const schema = REQUESTS[asked];
  const read = schema.safeParse(found);
  if (read.success) return read.data;
  const [first, ...more] = read.error.issues.flatMap((issue) => sayProblem(issue, schema.shape));
  throw badRequest(first![0], [first![1], ...more.map((part) => part.join(': '))].join('; '));
}

function parseJson(line: string): object {
  if (line.trim() === '')
    throw badRequest('request', 'the line is empty; a JSON object is expected');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw badRequest('request', 'the line is not JSON; one JSON object a line is expected');
  }
  if (!isObject(value)) {
    throw badRequest('request', 'a JSON object is expected, like {"do":"legal","id":"g1"}');
  }
  return value as object;
}

function problemWith(asked: unknown): string {
  if (asked === undefined) return 'it is missing';
  return typeof asked === 'string' ? `"${shown(asked)}" is not known` : 'a string is expected';
}

type Issue = z.core.$ZodIssue;

function sayProblem(issue: Issue, shape: object): [field: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(shape).join(', ');
    return issue.keys.map((key) => [shown(key), `there is no such field; allowed: ${allowed}`]);
  }
  return [[pathInWords(issue.path), issue.message]];
}

const pathInWords = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('');
