import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** So long a client may take to ask, in milliseconds. */
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
  /** So often it is looked whether somebody takes longer. */
  readonly lookMs: number;
}

/** Slow senders hold nothing up. */
const USUAL: Patience = { headersMs: 10_000, requestMs: 30_000, lookMs: 500 };

export interface Doors {
  readonly onRequest: RequestListener;
  readonly onSocket: (request: IncomingMessage, raw: Duplex, head: Buffer) => void;
}

export function httpServer({ onRequest, onSocket }: Doors, patience = USUAL): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.lookMs,
    },
    onRequest,
  );
  server.on('upgrade', (request, raw, head) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') onSocket(request, raw, head);
    else askPlainly(server, request, raw, head);
  });
  return server;
}

/**
 * Whoever would like another protocol, as HTTP/2 (h2c), gets an ordinary answer: that is how a server
 * says no. The request comes in once more, without the wish.
 */
function askPlainly(server: Server, request: IncomingMessage, raw: Duplex, head: Buffer): void {
  raw.unshift(Buffer.concat([Buffer.from(withoutUpgrade(request), 'latin1'), head]));
  server.emit('connection', raw);
}

function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
