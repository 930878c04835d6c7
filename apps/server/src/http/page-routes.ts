import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Refusal } from '@ochre/host';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { START_PAGE } from './start-page.ts';
import type { Env } from './visitor.ts';

/** Vite names what is here after its contents: loaded once, it is never asked for again. */
const NAMED_AFTER_CONTENTS = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept as well, but asked for each time: so a new page is there with the next visit. */
const ASK_FIRST = 'no-cache';

/** What the page has screens for; at any other address it says that there is nothing. */
const SCREENS = [
  '',
  'game',
  't',
  'lobby',
  'guide',
  'puzzles',
  'replay',
  'replays',
  'review',
  'rules',
  'try',
];
const ICON = '/icon.svg';

/** The page's files, where it is built; to whoever reads, all other addresses lead to its start. */
export function pageRoutes(folder: string | undefined): Hono<Env> {
  const routes = new Hono<Env>();
  routes.all('/ws', nothingHere);
  if (folder === undefined) {
    routes.get('*', forReaders, (context) => context.html(START_PAGE));
    return routes;
  }
  // Browsers ask for it by themselves, whatever the page says.
  routes.get('/favicon.ico', (context) => context.redirect(ICON));
  routes.get(`${NAMED_AFTER_CONTENTS}*`, keptAs(FOR_EVER), filesOf(folder), nothingHere);
  routes.get('*', etag(), keptAs(ASK_FIRST), filesOf(folder), forReaders);
  routes.get(
    '*',
    unknownIsSaid,
    serveStatic({ path: join(folder, 'index.html'), precompressed: true }),
  );
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

/** A file that is not there is not the page, but for somebody who typed an address or followed a link. */
const forReaders: MiddlewareHandler = async (context, next) => {
  const isFile = /\.[^/]*$/.test(context.req.path);
  if (isFile && !context.req.header('accept')?.includes('text/html')) nothingHere();
  await next();
};

/** The page tells people; the status tells programs. */
const unknownIsSaid: MiddlewareHandler = async (context, next) => {
  await next();
  const [, screen = ''] = context.req.path.split('/');
  if (SCREENS.includes(screen) || !context.res.ok) return;
  context.res = new Response(context.res.body, { status: 404, headers: context.res.headers });
};

export function nothingHere(): never {
  throw new Refusal('not-found', 'There is nothing at this address.');
}
