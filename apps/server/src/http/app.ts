import { Refusal } from '@ochre/host';
import type { HttpRefusal } from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { GameList } from '../games.ts';
import type { Hall } from '../hall/hall.ts';
import { Allowances } from '../limits/allowances.ts';
import { Guessing } from '../limits/guessing.ts';
import { type Log, problemOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { BannedAddresses } from '../people/banned-addresses.ts';
import type { People } from '../people/people.ts';
import type { Eraser } from '../privacy/eraser.ts';
import { FAILED, refusalIn, storeTroubleIn } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { adminRoutes } from './admin-routes.ts';
import { securityHeaders } from './headers.ts';
import { operationRoutes } from './operation-routes.ts';
import { checkHost, checkOrigin } from './origin.ts';
import { nothingHere, pageRoutes } from './page-routes.ts';
import { personRoutes } from './person-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { reached } from './reached.ts';
import { recordRoutes } from './record-routes.ts';
import { STATUSES } from './statuses.ts';
import { tableRoutes } from './table-routes.ts';
import { timed } from './timed.ts';
import { tooLarge } from './too-large.ts';
import type { Ctx, Env } from './visitor.ts';

export interface AppNeeds {
  readonly settings: Settings;
  readonly hall: Hall;
  readonly people: People;
  readonly store: Store;
  readonly games: GameList;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly eraser: Eraser;
  readonly bans: BannedAddresses;
  /** How many are open in this process. */
  readonly sockets: () => number;
  isClosing(): boolean;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Everything that is asked over HTTP. */
export function app(needs: AppNeeds): Hono<Env> {
  const { settings, hall, people, store, bans, eraser } = needs;
  const { requestsPerSecond } = settings.limits;
  const requests = new Allowances({
    burst: requestsPerSecond * 10,
    perSecond: requestsPerSecond,
  });
  const routes = new Hono<Env>();
  routes.use(timed(needs.metrics.http));
  routes.use(securityHeaders);
  routes.use(async (context, next) => {
    const { incoming } = context.env;
    checkHost(incoming, settings);
    // No name here has a zero byte in it, and no database and no file system likes one.
    if (incoming.url?.includes('%00')) nothingHere();
    const from = reached(incoming, settings);
    context.set('from', from);
    if (!READS.includes(context.req.method)) checkOrigin(incoming.headers, from);
    if (!requests.take(from.client)) throw new Refusal('too-many', 'Too many requests at once.');
    await next();
  });
  routes.route('/', operationRoutes(needs));
  // The operator comes in from everywhere.
  routes.use('/api/admin/*', bodyLimit({ maxSize: LIMITS.body, onError: tooLarge }));
  routes.route('/api', adminRoutes({ ...needs, key: settings.adminKey }));
  routes.use('/api/*', async (context, next) => {
    bans.check(context.var.from.client);
    await next();
  });
  // Records are longer than anything else, and have a limit of their own.
  routes.route('/api', recordRoutes(needs));
  routes.use('/api/*', bodyLimit({ maxSize: LIMITS.body, onError: tooLarge }));
  const guessing = new Guessing();
  routes.route('/api', personRoutes(people, store, guessing));
  routes.route('/api', privacyRoutes({ people, store, eraser, guessing }));
  const { tablesPerHour } = settings.limits;
  routes.route('/api', tableRoutes({ hall, people, store, tablesPerHour }));
  routes.all('/api/*', nothingHere);
  routes.route('/', pageRoutes(settings.pages));
  routes.onError((error, context) => answerTo(error, context, needs));
  return routes;
}

function answerTo(error: unknown, context: Ctx, { log, metrics }: AppNeeds) {
  const { code, message } = refusalIn(error) ?? FAILED;
  metrics.refused.count(code);
  const fields = { method: context.req.method, route: routeOf(context), code };
  const trouble = storeTroubleIn(error);
  if (code === FAILED.code) log.error('request.failed', { ...fields, ...problemOf(error) });
  else if (trouble !== undefined)
    log.counted('error', 'store.failed', { ...fields, problem: trouble });
  else log.counted('info', 'request.refused', fields);
  // What was not read is still on its way: nothing else can come through this connection.
  if (code === 'too-large') context.header('Connection', 'close');
  return context.json({ code, message } satisfies HttpRefusal, STATUSES[code]);
}

/** The route and not the path: codes and tables' ids are nobody else's business. */
const routeOf = (context: Ctx): string => context.req.routePath;
