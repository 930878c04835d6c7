import { Refusal } from '@ochre/host';
import {
  type History,
  type Lobby,
  type MadeDaily,
  type MadeTable,
  newDailySchema,
  newTableSchema,
  type TableAnswer,
} from '@ochre/protocol';
import { Hono } from 'hono';
import type { Hall } from '../hall/hall.ts';
import { perHour, perMinute } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import type { People } from '../people/people.ts';
import { noSuchTable } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { addressOf } from './address.ts';
import { bodyOf } from './body.ts';
import { lobbyText } from './lobby-text.ts';
import { openTables } from './open-tables.ts';
import { type Env, somebody, visitor } from './visitor.ts';

/** Codes are short: whoever tries many finds none. */
const WRONG_CODES_A_MINUTE = 20;
/** Each is a whole game, played again. */
const HISTORIES_A_MINUTE = 60;

export interface TableRoutesNeeds {
  readonly hall: Hall;
  readonly people: People;
  readonly store: Store;
  readonly tablesPerHour: number;
}

export function tableRoutes({ hall, people, store, tablesPerHour }: TableRoutesNeeds): Hono<Env> {
  const opened = new Allowances(perHour(tablesPerHour));
  const wrongCodes = new Allowances(perMinute(WRONG_CODES_A_MINUTE));
  const histories = new Allowances(perMinute(HISTORIES_A_MINUTE));
  const mayOpen = (client: string): void => {
    if (opened.take(client)) return;
    throw new Refusal('too-many', `No more than ${tablesPerHour} tables an hour.`);
  };
  const routes = new Hono<Env>();

  routes.get('/tables', async (context) => {
    const tables = await openTables(store, context.var.from);
    return context.json({ tables } satisfies Lobby);
  });

  routes.get('/tables.txt', async (context) =>
    context.text(lobbyText(await openTables(store, context.var.from))),
  );

  routes.post('/tables', async (context) => {
    const person = await somebody(people, context);
    const wanted = await bodyOf(newTableSchema, context);
    mayOpen(context.var.from.client);
    const { card, commitment } = await hall.make(wanted, person.id);
    const address = addressOf(card, context.var.from);
    return context.json({ ...address, commitment } satisfies MadeTable, 201);
  });

  routes.post('/dailies', async (context) => {
    const person = await somebody(people, context);
    const wanted = await bodyOf(newDailySchema, context);
    const mayMake = (): void => mayOpen(context.var.from.client);
    const asker = { by: person.id, mayMake };
    const { card, commitment, day, isNew } = await hall.daily(wanted, asker);
    const address = addressOf(card, context.var.from);
    return context.json({ ...address, commitment, day } satisfies MadeDaily, isNew ? 201 : 200);
  });

  routes.get('/tables/:id', async (context) => {
    const card = await store.cardOf(context.req.param('id'));
    if (card === undefined) throw noSuchTable();
    const address = addressOf(card, context.var.from);
    if (card.kind === 'imported') {
      return context.json({ ...address, kind: card.kind } satisfies TableAnswer);
    }
    const person = await visitor(people, context);
    const view = await hall.look(card.id, person?.id, (table) => table.view(person?.id));
    return context.json({ ...address, kind: card.kind, view } satisfies TableAnswer);
  });

  routes.get('/tables/:id/history', async (context) => {
    const after = Number(/^\d{1,9}$/.exec(context.req.query('after') ?? '')?.[0] ?? 0);
    const person = await visitor(people, context);
    if (!histories.take(context.var.from.client)) {
      throw new Refusal('too-many', 'Too many histories; wait a minute.');
    }
    const all = await hall.look(context.req.param('id'), person?.id, (table) =>
      table.history(person?.id),
    );
    const told = all.filter(({ seq }) => seq > after);
    return context.json({ told } satisfies History);
  });

  routes.post('/tables/:id/rematch', async (context) => {
    const person = await somebody(people, context);
    mayOpen(context.var.from.client);
    const { card, commitment } = await hall.rematch(context.req.param('id'), person.id);
    const address = addressOf(card, context.var.from);
    return context.json({ ...address, commitment } satisfies MadeTable, 201);
  });

  routes.get('/codes/:code', async (context) => {
    const { client } = context.var.from;
    // Before it is looked up: whoever has tried too many does not learn which one is right.
    if (!wrongCodes.take(client)) {
      throw new Refusal('too-many', 'Too many wrong codes; wait a minute.');
    }
    const card = await store.cardByCode(context.req.param('code').toUpperCase());
    if (card === undefined) throw noSuchTable();
    wrongCodes.giveBack(client);
    return context.json(addressOf(card, context.var.from));
  });

  return routes;
}
