import type { HttpBindings } from '@hono/node-server';
import { Refusal } from '@ochre/host';
import type { Context } from 'hono';
import { tokenIn } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../store/store.ts';
import type { Reached } from './reached.ts';

/** What every route finds in its context. */
export interface Env {
  readonly Bindings: HttpBindings;
  readonly Variables: { readonly from: Reached };
}
export type Ctx = Context<Env>;

export const tokenOf = (context: Ctx): string | undefined =>
  tokenIn(context.req.header('cookie'), context.var.from);

export const visitor = (people: People, context: Ctx): Promise<Person | undefined> =>
  people.personWith(tokenOf(context));

/** Whoever changes something is somebody. */
export async function somebody(people: People, context: Ctx): Promise<Person> {
  const person = await visitor(people, context);
  if (person === undefined) throw noSession();
  return person;
}

export const noSession = (): Refusal =>
  new Refusal('no-session', 'GET /api/me makes you a guest first.');
