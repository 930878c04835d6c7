import { Refusal } from '@ochre/host';
import { badRequest } from '@ochre/kernel';
import { read } from '@ochre/protocol';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BannedAnswer, BansAnswer, StatisticsAnswer } from '../admin/answers.ts';
import type { Hall } from '../hall/hall.ts';
import { type Log, signOf } from '../operations/log.ts';
import { FOREVER } from '../people/ban.ts';
import type { BannedAddresses } from '../people/banned-addresses.ts';
import type { People } from '../people/people.ts';
import type { Eraser } from '../privacy/eraser.ts';
import { noSuchTable } from '../refusal.ts';
import type { Store, TableCard } from '../store/store.ts';
import { PERSON_KINDS } from '../store/store.ts';
import { adminDoor } from './admin-door.ts';
import { guestsAt, personLine, tableLine } from './admin-lines.ts';
import { networkNamed, personNamed } from './admin-names.ts';
import { bodyOf } from './body.ts';
import type { Ctx, Env } from './visitor.ts';

const DAY_MS = 24 * 3_600_000;
const USUAL_LIMIT = 50;
const MOST_LISTED = 1000;
/** An address is somebody else's soon. */
const ADDRESS_DAYS = 7;

export interface AdminRoutesNeeds {
  readonly key: string | undefined;
  readonly store: Store;
  readonly hall: Hall;
  readonly people: People;
  readonly bans: BannedAddresses;
  readonly eraser: Eraser;
  readonly log: Log;
  /** How many are open in this process. */
  readonly sockets: () => number;
}

const whoSchema = z.string().min(1).max(100);
const personSchema = z.strictObject({ person: whoSchema });
const subjectSchema = z.union([personSchema, z.strictObject({ address: whoSchema })]);
const daysSchema = z.int().min(1).max(3650).exactOptional();
const banSchema = z.union([
  z.strictObject({ person: whoSchema, days: daysSchema }),
  z.strictObject({ address: whoSchema, days: daysSchema }),
]);
const limitSchema = z.coerce.number().int().min(1).max(MOST_LISTED).default(USUAL_LIMIT);
const tablesWantedSchema = z.strictObject({
  limit: limitSchema,
  stage: z.enum(['gathering', 'playing', 'over', 'closed']).exactOptional(),
});
const personsWantedSchema = z.strictObject({
  limit: limitSchema,
  kind: z.enum(PERSON_KINDS).exactOptional(),
  name: whoSchema.exactOptional(),
});

/** What `ochre admin` asks of the running server. */
export function adminRoutes(needs: AdminRoutesNeeds): Hono<Env> {
  const routes = new Hono<Env>();
  routes.use('/admin/*', adminDoor(needs.key));
  addLists(routes, needs);
  addBans(routes, needs);
  addActs(routes, needs);
  return routes;
}

function addLists(routes: Hono<Env>, { store, hall, sockets }: AdminRoutesNeeds): void {
  routes.get('/admin/statistics', async (context) => {
    const answer: StatisticsAnswer = {
      ...(await store.totals(Date.now())),
      process: { sockets: sockets(), tables: hall.size, uptime: Math.round(process.uptime()) },
    };
    return context.json(answer);
  });

  routes.get('/admin/tables', async (context) => {
    const wanted = queryOf(tablesWantedSchema, context);
    return context.json({ tables: (await store.listTables(wanted)).map(tableLine) });
  });

  routes.get('/admin/tables/:table/people', async (context) => {
    const card = await tableNamed(store, context.req.param('table'));
    return context.json({ people: guestsAt(card, await store.entries(card.id)) });
  });

  routes.get('/admin/people', async (context) => {
    const wanted = { ...queryOf(personsWantedSchema, context), at: Date.now() };
    return context.json({ people: (await store.listPersons(wanted)).map(personLine) });
  });
}

function addBans(routes: Hono<Env>, { store, people, bans, log }: AdminRoutesNeeds): void {
  routes.get('/admin/bans', async (context) => {
    const at = Date.now();
    const banned = await store.listPersons({ limit: MOST_LISTED, kind: 'banned', at });
    const addresses = await store.bannedAddresses(at);
    return context.json({ people: banned.map(personLine), addresses } satisfies BansAnswer);
  });

  routes.post('/admin/bans', async (context) => {
    const wanted = await bodyOf(banSchema, context);
    const madeAt = Date.now();
    const after = (days: number): number => madeAt + days * DAY_MS;
    if ('address' in wanted) {
      const network = networkNamed(wanted.address);
      const until = after(wanted.days ?? ADDRESS_DAYS);
      await store.banAddress({ network, madeAt, until });
      await bans.refresh();
      log.info('admin.banned', { what: 'address' });
      return context.json({ who: network, until } satisfies BannedAnswer);
    }
    const person = await personNamed(store, wanted.person);
    const until = wanted.days === undefined ? FOREVER : after(wanted.days);
    await people.ban(person, until);
    log.info('admin.banned', { what: 'person', person: signOf(person.id) });
    const end = wanted.days === undefined ? {} : { until };
    return context.json({ who: whoIs(person), ...end } satisfies BannedAnswer);
  });

  routes.delete('/admin/bans', async (context) => {
    const wanted = await bodyOf(subjectSchema, context);
    if ('address' in wanted) {
      const network = networkNamed(wanted.address);
      if (!(await store.unbanAddress(network))) {
        throw new Refusal('not-found', `${network} is not banned.`);
      }
      await bans.refresh();
      log.info('admin.unbanned', { what: 'address' });
      return context.json({ who: network } satisfies BannedAnswer);
    }
    const person = await personNamed(store, wanted.person);
    await people.ban(person, undefined);
    log.info('admin.unbanned', { what: 'person', person: signOf(person.id) });
    return context.json({ who: whoIs(person) } satisfies BannedAnswer);
  });
}

function addActs(routes: Hono<Env>, needs: AdminRoutesNeeds): void {
  const { store, hall, people, eraser, log } = needs;

  routes.delete('/admin/tables/:table', async (context) => {
    const card = await tableNamed(store, context.req.param('table'));
    await hall.remove(card.id);
    log.info('admin.removed', { table: signOf(card.id) });
    return context.json(tableLine(card));
  });

  routes.delete('/admin/people', async (context) => {
    const { person: who } = await bodyOf(personSchema, context);
    const person = await personNamed(store, who);
    await people.deleteSomebody(person);
    await eraser.eraseTracesOf(person.id);
    log.info('admin.deleted', { person: signOf(person.id) });
    return context.json({ who: whoIs(person) } satisfies BannedAnswer);
  });

  routes.post('/admin/recoveries', async (context) => {
    const { person: who } = await bodyOf(personSchema, context);
    const person = await personNamed(store, who);
    if (person.account === undefined) {
      throw new Refusal('not-found', `${whoIs(person)} is a guest, and has no password.`);
    }
    const recovery = await people.issueRecovery(person);
    log.info('admin.recovery', { person: signOf(person.id) });
    return context.json({ account: person.account.login, ...recovery });
  });
}

const whoIs = ({ id, name, account }: Parameters<typeof personLine>[0]): string => {
  const called = account?.login ?? name;
  return called === '' ? id : `${called} (${id})`;
};

/** By id or code. */
async function tableNamed(store: Store, name: string): Promise<TableCard> {
  const card = (await store.cardOf(name)) ?? (await store.cardByCode(name.toUpperCase()));
  if (card === undefined) throw noSuchTable();
  return card;
}

function queryOf<Kind extends z.ZodType>(schema: Kind, context: Ctx): z.infer<Kind> {
  const query = context.req.queries();
  if (Object.values(query).some((values) => values.length > 1)) {
    throw badRequest('query', 'each word is expected once');
  }
  return read(schema, context.req.query(), 'query');
}
