import { httpRefusalSchema } from '@ochre/protocol';
import { UserError } from '@ochre/terminal';

/** Where the server is, and by which key it lets the operator in. */
export interface Door {
  readonly url: string;
  readonly key: string;
}

/** The server has said no. */
export class SaidNo extends Error {
  override readonly name = 'SaidNo';
}

/** Asks the running server; what it answers is its own, and of the same version. */
export async function ask<Answer>(
  { url, key }: Door,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new UserError(`No server answers at ${url}. Start it, or say where it is by --url.`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const refusal = httpRefusalSchema.safeParse(valueIn(text)).data;
  if (refusal?.code === 'not-allowed') {
    throw new UserError(`The server at ${url} does not let you in: ${refusal.message}`);
  }
  throw new SaidNo(refusal?.message ?? `What is at ${url} answered ${response.status}.`);
}

/** A proxy in between may say no in a language of its own. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
