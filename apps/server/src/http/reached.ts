import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { networkOf } from '../limits/network.ts';

/** How a request came here: who asks, and under which address they see this server. */
export interface Reached {
  /** The address that limits count by; of IPv6 its network. */
  readonly client: string;
  /** Whether a proxy that nobody told us to trust passed it on: then the client is not known. */
  readonly isThroughStranger: boolean;
  readonly origin: string;
  readonly isSecure: boolean;
}

/** What proxies add. */
const PROXIED = ['x-forwarded-for', 'forwarded'];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Whether somebody on this machine asks, and not somebody elsewhere through a proxy on it. */
export const isLocal = ({ client, isThroughStranger }: Reached): boolean =>
  LOOPBACK.test(client) && !isThroughStranger;

export interface ReachedBy {
  readonly url: string | undefined;
  readonly trustsProxy: boolean;
}

/** What a proxy says counts only when there is one to trust: anybody can write these headers. */
export function reached(request: IncomingMessage, { url, trustsProxy }: ReachedBy): Reached {
  const { headers, socket } = request;
  const client = trustsProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  const scheme = trustsProxy ? lastOf(headers['x-forwarded-proto']) : undefined;
  const ownScheme = (socket as TLSSocket).encrypted ? 'https' : 'http';
  const origin = url ?? `${scheme === 'https' ? 'https' : ownScheme}://${headers.host ?? ''}`;
  return {
    client: networkOf(client ?? socket.remoteAddress ?? ''),
    isThroughStranger: !trustsProxy && PROXIED.some((name) => headers[name] !== undefined),
    origin,
    isSecure: origin.startsWith('https:'),
  };
}

/** The proxy next to us wrote the last one; those before it may be made up. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}
