import { connect, type Socket } from 'node:net';

/** A connection on which anything can be said; it keeps its half open whatever the server does. */
export async function rawTo(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const raw = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  raw.on('error', () => {});
  await new Promise((resolve) => raw.once('connect', resolve));
  return raw;
}

export const requestOf = (...lines: readonly string[]): string =>
  `${[...lines, 'Host: 127.0.0.1'].join('\r\n')}\r\n\r\n`;

/** What a browser says to open a socket, with more where there is more to say. */
export const upgradeOf = (...more: readonly string[]): string =>
  requestOf(
    'GET /ws HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...more,
  );

/** Everything that comes until it matches. */
export async function heardUntil(raw: Socket, pattern: RegExp): Promise<string> {
  let heard = '';
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    heard += String(chunk);
    if (pattern.test(heard)) break;
  }
  return heard;
}
