import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Crew } from './bots/crew.ts';
import { type GameList, looksAheadIn } from './games.ts';
import { Hall } from './hall/hall.ts';
import { app } from './http/app.ts';
import { fewAtATime } from './http/few-at-a-time.ts';
import { httpServer } from './http/http-server.ts';
import type { Log } from './operations/log.ts';
import { watchLoop } from './operations/loop-delay.ts';
import { Metrics } from './operations/metrics.ts';
import { BannedAddresses } from './people/banned-addresses.ts';
import { Passwords } from './people/passwords.ts';
import { People } from './people/people.ts';
import { Eraser } from './privacy/eraser.ts';
import { Retention } from './privacy/retention.ts';
import type { Settings } from './settings.ts';
import { Gateway } from './sockets/gateway.ts';
import type { Store } from './store/store.ts';

/** So long requests that are under way at the end may take. */
const ANSWERING_MS = 5_000;

const HOUR_MS = 3_600_000;

export interface ServerNeeds {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: GameList;
  /** What bots' workers run. */
  readonly botScript: URL;
  /** What the worker runs that hashes passwords. */
  readonly passwordScript: URL;
  readonly log: Log;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what was accepted; then nothing of it is left running. */
  close(): Promise<void>;
}

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { settings, store, games, log } = needs;
  const metrics = new Metrics();
  const crew = new Crew(needs.botScript, looksAheadIn(games), settings.botWorkers);
  const gatheringMs = settings.gatheringHours * HOUR_MS;
  const hall = new Hall({ store, games, crew, log, metrics, gatheringMs });
  const passwords = new Passwords(needs.passwordScript);
  const people = new People(store, passwords);
  const bans = new BannedAddresses(store, log);
  await bans.refresh();
  const eraser = new Eraser({ store, hall, log });
  const shared = { settings, hall, people, store, games, metrics, log, bans, eraser };
  const gateway = new Gateway(shared);
  let isClosing = false;
  const sockets = () => gateway.size;
  const { fetch } = app({ ...shared, sockets, isClosing: () => isClosing });

  const http = httpServer({
    onRequest: fewAtATime(getRequestListener(fetch)),
    onSocket: (request, raw, head) => void gateway.upgrade(request, raw, head),
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(settings.port, settings.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const resumed = hall.resume();
  const stopWatching = watchLoop(metrics.loopDelay);
  const retention = new Retention({ ...shared, keeping: settings.keeping });
  retention.start();

  return {
    port,
    async close() {
      if (isClosing) return;
      isClosing = true;
      bans.close();
      const forgotten = retention.close();
      stopWatching();
      const answered = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      await gateway.close();
      http.closeIdleConnections();
      const patience = setTimeout(() => http.closeAllConnections(), ANSWERING_MS);
      await answered;
      clearTimeout(patience);
      await forgotten;
      await hall.close();
      await resumed;
      await crew.close();
      await passwords.close();
      await store.close();
      log.flush();
    },
  };
}
