import { WebSocket } from 'ws';
import type { Visitor } from './visitor.ts';

/** What whoever knocks for a socket is answered. */
export function statusOfSocket({ origin, cookie }: Visitor): Promise<number | undefined> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin },
  });
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode);
      response.destroy();
    });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('error', () => {});
  });
}
