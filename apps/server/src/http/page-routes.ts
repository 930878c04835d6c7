import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { Refusal } from '../refusal.ts';
import { START_PAGE } from './start-page.ts';
import type { Env } from './visitor.ts';

/** Vite names what is here after its contents: loaded once, it is never asked for again. */
const NAMED_AFTER_CONTENTS = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept as well, but asked for each time: so a new page is there with the next visit. */
const ASK_FIRST = 'no-cache';

/** The page's files, where it is built; its own addresses all lead to its start. */
export function pageRoutes(folder: string | undefined): Hono<Env> {
  const routes = new Hono<Env>();
  routes.all('/ws', nothingHere);
  if (folder === undefined) {
    routes.get('*', addressesOnly, (context) => context.html(START_PAGE));
    return routes;
  }
  routes.get(`${NAMED_AFTER_CONTENTS}*`, keptAs(FOR_EVER), filesOf(folder), nothingHere);
  routes.get('*', etag(), keptAs(ASK_FIRST), filesOf(folder), addressesOnly);
  routes.get('*', serveStatic({ path: join(folder, 'index.html'), precompressed: true }));
  return routes;
}

const filesOf = (folder: string): MiddlewareHandler =>
  serveStatic({ root: folder, precompressed: true });

const keptAs =
  (howLong: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set('Cache-Control', howLong);
  };

/** The page's addresses have no dot at their end; a file that is not there is not the page. */
const addressesOnly: MiddlewareHandler = async (context, next) => {
  if (/\.[^/]*$/.test(context.req.path)) nothingHere();
  await next();
};

export function nothingHere(): never {
  throw new Refusal('not-found', 'There is nothing at this address.');
}
