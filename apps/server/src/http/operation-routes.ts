import { Refusal } from '@ochre/host';
import { Hono } from 'hono';
import type { Metrics } from '../operations/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { isLocal } from './reached.ts';
import type { Env } from './visitor.ts';

export interface OperationRoutesNeeds {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly settings: Pick<Settings, 'metricsAreOpen'>;
  /** Whether the server is on its way down: a proxy should send nobody here any more. */
  isClosing(): boolean;
}

export function operationRoutes(needs: OperationRoutesNeeds): Hono<Env> {
  const { metrics, store, settings, isClosing } = needs;
  const routes = new Hono<Env>();
  let isDatabaseUp = true;
  metrics.gauge('ochre_database_up', 'Whether the database answers', () => Number(isDatabaseUp));
  routes.get('/healthz', (context) => context.text('ok\n'));
  routes.get('/readyz', async (context) => {
    if (isClosing()) return context.text('going down\n', 503);
    return (await store.isWell())
      ? context.text('ready\n')
      : context.text('the database does not answer\n', 503);
  });
  routes.get('/metrics', async (context) => {
    if (!settings.metricsAreOpen && !isLocal(context.var.from)) {
      throw new Refusal(
        'not-allowed',
        'Only this machine can read them; OCHRE_METRICS=open lets everyone.',
      );
    }
    isDatabaseUp = await store.isWell();
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(metrics.text());
  });
  return routes;
}
