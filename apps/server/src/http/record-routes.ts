import { Refusal } from '@ochre/host';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GameList } from '../games.ts';
import type { Hall } from '../hall/hall.ts';
import { importRecord } from '../hall/imports.ts';
import { perHour } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import type { People } from '../people/people.ts';
import { noSuchTable } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { addressOf } from './address.ts';
import { tooLarge } from './too-large.ts';
import { type Env, somebody, visitor } from './visitor.ts';

/** Each is played again from the first move to the last. */
const IMPORTS_AN_HOUR = 60;

export interface RecordRoutesNeeds {
  readonly hall: Hall;
  readonly people: People;
  readonly store: Store;
  readonly games: GameList;
}

export function recordRoutes({ hall, people, store, games }: RecordRoutesNeeds): Hono<Env> {
  const imports = new Allowances(perHour(IMPORTS_AN_HOUR));
  const routes = new Hono<Env>();

  routes.get('/tables/:id/record', async (context) => {
    const id = context.req.param('id');
    const person = await visitor(people, context);
    const text = await hall.record(id, person?.id);
    context.header('Content-Disposition', `attachment; filename="${fileName(id)}"`);
    return context.text(text);
  });

  routes.post(
    '/records',
    bodyLimit({ maxSize: LIMITS.record, onError: tooLarge }),
    async (context) => {
      const person = await somebody(people, context);
      if (!imports.take(context.var.from.client)) {
        throw new Refusal('too-many', 'Too many records; wait a while.');
      }
      const text = await context.req.text();
      const { card, isNew } = await importRecord(store, games, text, person.id);
      return context.json(addressOf(card, context.var.from), isNew ? 201 : 200);
    },
  );

  routes.delete('/tables/:id', async (context) => {
    const person = await somebody(people, context);
    const card = await store.cardOf(context.req.param('id'));
    if (card === undefined) throw noSuchTable();
    if (card.kind !== 'imported') {
      throw new Refusal('not-now', 'Only imported games can be deleted; this one was played here.');
    }
    if (card.host !== person.id) {
      throw new Refusal('not-yours', 'Only the person who imported a game can delete it.');
    }
    await hall.remove(card.id);
    return context.body(null, 204);
  });

  return routes;
}

const fileName = (id: string): string => `${id.replace(/[^\w-]/g, '')}.ochre`;
