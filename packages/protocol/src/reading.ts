import { badRequest } from '@ochre/kernel';
import type { z } from 'zod';

/** A sender's own words are repeated as far as this; what is allowed may take more room. */
const MOST_REPEATED = 40;
const MOST_SAID = 200;
const shown = (word: string, most: number): string =>
  word.length > most ? `${word.slice(0, most)}…` : word;

export type Schema = z.ZodType;
/** What a schema reads. */
export type Read<Kind extends Schema> = z.infer<Kind>;

/** The value as the schema has it, or a `Refused` that names the field and what is wrong with it. */
export function read<Kind extends Schema>(schema: Kind, value: unknown, what: string): Read<Kind> {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const issue = found.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') {
    throw badRequest(
      pathOf(issue, what),
      `there is no field "${shown(issue.keys[0]!, MOST_REPEATED)}"`,
    );
  }
  throw badRequest(pathOf(issue, what), shown(issue.message, MOST_SAID));
}

/** The value that a text holds, read as above. */
export function readJson<Kind extends Schema>(
  schema: Kind,
  text: string,
  what: string,
): Read<Kind> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(what, 'it is not JSON');
  }
  return read(schema, value, what);
}

const pathOf = ({ path }: z.core.$ZodIssue, what: string): string =>
  [what, ...path.map(String)].join('.');
