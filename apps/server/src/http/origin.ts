import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Refusal } from '@ochre/host';
import { badRequest } from '@ochre/kernel';
import type { Reached } from './reached.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESSES = ['localhost', '127.0.0.1', '::1'];

export interface Reachable {
  readonly host: string;
  readonly url: string | undefined;
  readonly trustsProxy: boolean;
}

/**
 * A server for this machine alone answers to this machine's own names: another site could point its
 * name here, and a browser would take the two for one.
 */
export function checkHost(request: IncomingMessage, reachable: Reachable): void {
  const { headers, rawHeaders } = request;
  // A proxy might go by one of them, and this server by another.
  if (timesNamed('host', rawHeaders) > 1) throw badRequest('Host', 'it is given twice');
  const { host, url, trustsProxy } = reachable;
  if (url !== undefined || trustsProxy || !LOOPBACK_ADDRESSES.includes(host)) return;
  if (LOOPBACK.test(headers.host ?? '')) return;
  throw new Refusal('not-allowed', 'This server answers to localhost; OCHRE_URL names another.');
}

/** Names and values take turns in raw headers. */
const timesNamed = (name: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

/** Only pages of this server may change anything. Programs that are no browsers send no origin. */
export function checkOrigin(headers: IncomingHttpHeaders, { origin }: Reached): void {
  const from = headers.origin;
  if (from === undefined) {
    const site = headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') return;
  } else if (hostOf(from) === hostOf(origin)) return;
  throw new Refusal('not-allowed', 'Requests from other sites are not accepted.');
}

/** A proxy may change the scheme, and nobody else owns the same host with another one. */
const hostOf = (origin: string): string =>
  URL.canParse(origin) ? new URL(origin).host || 'nowhere' : origin;
