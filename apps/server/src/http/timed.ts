import type { MiddlewareHandler } from 'hono';
import type { Histogram } from '../operations/histogram.ts';
import type { Env } from './visitor.ts';

/** What is asked by machines rather than people, and should not be counted among the pages. */
const OPERATIONS = ['healthz', 'readyz', 'metrics'];

/** How long each answer takes, by what was asked for and how it was answered. */
export const timed =
  (times: Histogram): MiddlewareHandler<Env> =>
  async (context, next) => {
    const stop = times.start();
    await next();
    stop(groupOf(context.req.routePath), `${Math.floor(context.res.status / 100)}xx`);
  };

/** Few names for many addresses: the first words of the route that answered. */
function groupOf(route: string): string {
  const [, first = '', second = ''] = route.split('/');
  if (first === 'api') return `api/${second}`;
  return OPERATIONS.includes(first) ? first : 'page';
}
