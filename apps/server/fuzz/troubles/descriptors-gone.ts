import type { Socket } from 'node:net';
import { rawTo, upgradeOf } from '../../src/testing/raw.ts';
import { moment, type Trouble } from './trouble.ts';

/** So many files and connections a server may have open here: enough for games, not for the rest. */
export const MOST_FILES = 400;
const LONGEST_MS = 1_500;
const PATIENCE_MS = 1_000;

/** Connections that want nothing, or what is refused, until the server can open no more. */
export const descriptorsGone: Trouble = async ({ server }, random) => {
  const ms = random.below(LONGEST_MS);
  const wanted = Array.from({ length: MOST_FILES }, () => held(server.origin, random.below(3)));
  const sockets = (await Promise.all(wanted)).filter((socket) => socket !== undefined);
  await moment(ms);
  for (const socket of sockets) socket.destroy();
  return { did: `${sockets.length} connections held for ${ms} ms` };
};

/** Says nothing, half of something, or something that is refused, and keeps its half open. */
async function held(origin: string, kind: number): Promise<Socket | undefined> {
  const connecting = rawTo(origin);
  const raw = await Promise.race([connecting, moment(PATIENCE_MS)]);
  if (!raw) {
    void connecting.then((late) => late.destroy());
    return undefined;
  }
  raw.resume();
  if (kind === 1) raw.write('GET / HTTP/1.1\r\nHost: ');
  if (kind === 2) raw.write(upgradeOf());
  return raw;
}
