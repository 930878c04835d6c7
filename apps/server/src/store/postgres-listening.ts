import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export interface Listening {
  close(): Promise<void>;
}

export interface Ear {
  readonly connect: () => pg.Client;
  /** What a new connection is for; notices come as soon as it listens. */
  readonly begin: (client: pg.Client) => Promise<void>;
  readonly hear: (notice: string) => void;
  /** Once a second, so that a connection on which nothing is answered is found out. */
  readonly beat: (client: pg.Client) => Promise<void>;
  readonly lose: () => void;
  /** There is a new one. Notices in between are lost; the old one broke at that time. */
  readonly catchUp: (since: number) => Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  readonly ended: Promise<void>;
}

const BEAT = 1000;
const FIRST_PAUSE = 100;
/** The games wait for it: what is back is found within a second. */
const LONGEST_PAUSE = 500;
/** A database that hangs does not say goodbye. */
const FAREWELL = 1000;

/** Listens on a connection of its own, which is made anew whenever it breaks. */
export async function listen(ear: Ear): Promise<Listening> {
  const closing = new AbortController();
  let connection = await open(ear);
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve());
  });
  const stayed = stay();

  async function stay() {
    while (!closing.signal.aborted) {
      void beat(connection.client);
      await Promise.race([connection.ended, closed]);
      ear.lose();
      await heal(Date.now());
    }
  }

  async function beat(client: pg.Client) {
    try {
      for (;;) {
        await pause(BEAT, undefined, { signal: closing.signal });
        await ear.beat(client);
      }
    } catch {
      await end(client);
    }
  }

  async function heal(since: number) {
    for (
      let wait = FIRST_PAUSE;
      !closing.signal.aborted;
      wait = Math.min(2 * wait, LONGEST_PAUSE)
    ) {
      try {
        await pause(wait, undefined, { signal: closing.signal });
        connection = await open(ear);
        await ear.catchUp(since);
        return;
      } catch {
        // The database is still away, or the store closes: the loop knows.
        ear.lose();
        await end(connection.client);
      }
    }
  }

  return {
    async close() {
      closing.abort();
      await end(connection.client);
      await stayed;
      // Closing may have come while a new one was being made.
      await end(connection.client);
    },
  };
}

async function open({ connect, begin, hear }: Ear): Promise<Connection> {
  const client = connect();
  client.on('notification', ({ payload }) => payload !== undefined && hear(payload));
  // `end` follows and is enough; unheard, an error would end the process.
  client.on('error', () => {});
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    await begin(client);
    return { client, ended };
  } catch (error) {
    await end(client);
    throw error;
  }
}

async function end(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => {});
  await Promise.race([ended, pause(FAREWELL, undefined, { ref: false })]);
}
