import { oneOf } from '@ochre/kernel';
import { WebSocket } from 'ws';
import { Visitor } from '../../src/testing/visitor.ts';
import { moment, type Scene, type Trouble } from './trouble.ts';

const LONGEST_MS = 1_500;

/** Strangers come to a table that is played, and talk all at the same time. */
export const chatFlood: Trouble = async ({ server, tables }, random) => {
  if (tables.size === 0) return { did: 'nothing: no table is played' };
  const table = oneOf([...tables], random);
  const [strangers, ms] = [5 + random.below(40), random.below(LONGEST_MS)];
  const sockets = await Promise.all(Array.from({ length: strangers }, () => socketTo(server)));
  const until = Date.now() + ms;
  let said = 0;
  while (Date.now() < until) {
    for (const [who, socket] of sockets.entries()) {
      if (socket?.readyState !== WebSocket.OPEN) continue;
      const command = { kind: 'say', name: `Stranger ${who}`, text: 'blah blah' };
      const id = `blah-${who}-${said++}`;
      socket.send(JSON.stringify({ do: 'act', id, table, seen: 0, command }));
    }
    await moment(50);
  }
  for (const socket of sockets) socket?.terminate();
  return { did: `${strangers} strangers said ${said} things in ${ms} ms` };
};

/** Undefined where the server does not answer just now. */
async function socketTo({ origin }: Scene['server']): Promise<WebSocket | undefined> {
  const visitor = await Visitor.arrive(origin).catch(() => undefined);
  if (visitor === undefined) return undefined;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie: visitor.cookie, origin },
  });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
    // What is said back is of no interest.
    socket.on('message', () => {});
  });
}
