import { badRequest } from '@ochre/kernel';
import { type Read, read, type Schema } from '@ochre/protocol';
import type { Ctx } from './visitor.ts';

/** A request's body as the schema has it. Forms of other sites cannot send this type unasked. */
export async function bodyOf<Kind extends Schema>(schema: Kind, context: Ctx): Promise<Read<Kind>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') {
    throw badRequest('Content-Type', 'application/json is expected');
  }
  let value: unknown;
  try {
    value = await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('body', 'it is not JSON');
    throw error;
  }
  return read(schema, value, 'body');
}
