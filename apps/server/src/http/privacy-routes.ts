import { Refusal } from '@ochre/host';
import { deletionSchema } from '@ochre/protocol';
import { Hono } from 'hono';
import { perHour } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import type { Guessing } from '../limits/guessing.ts';
import { withoutCookie } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import type { Eraser } from '../privacy/eraser.ts';
import { exportOf } from '../privacy/export.ts';
import type { Person, Store } from '../store/store.ts';
import { bodyOf } from './body.ts';
import { type Ctx, type Env, noSession, tokenOf } from './visitor.ts';

/** Each reads all logs in which somebody is. */
const EXPORTS_AN_HOUR = 10;

export interface PrivacyRoutesNeeds {
  readonly people: People;
  readonly store: Store;
  readonly eraser: Eraser;
  readonly guessing: Guessing;
}

/** What is kept about somebody: theirs to have, and to have deleted. */
export function privacyRoutes(needs: PrivacyRoutesNeeds): Hono<Env> {
  const { people, store, eraser, guessing } = needs;
  const exports = new Allowances(perHour(EXPORTS_AN_HOUR));
  const routes = new Hono<Env>();

  routes.get('/me/export', async (context) => {
    const person = await owner(people, context);
    if (!exports.take(person.id) || !exports.take(context.var.from.client)) {
      throw new Refusal('too-many', 'Too many exports; wait a while.');
    }
    context.header('Content-Type', 'application/json; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="ochre-data.json"');
    return context.body(streamOf(exportOf(store, person)));
  });

  routes.delete('/me', async (context) => {
    const person = await owner(people, context);
    const deletion = await bodyOf(deletionSchema, context);
    guessing.checkInside(context.var.from.client, person.id);
    await people.checkOwner(person, deletion);
    await people.deleteSomebody(person);
    context.header('Set-Cookie', withoutCookie(context.var.from));
    await eraser.eraseTracesOf(person.id);
    return context.body(null, 204);
  });

  return routes;
}

/** Also who is banned. */
async function owner(people: People, context: Ctx): Promise<Person> {
  const person = await people.ownerOf(tokenOf(context));
  if (person === undefined) throw noSession();
  return person;
}

/** Read as fast as it is sent. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
