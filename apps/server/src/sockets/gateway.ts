import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '@ochre/host';
import { LIMITS } from '@ochre/protocol/vocabulary';
import { type WebSocket, WebSocketServer } from 'ws';
import { checkHost, checkOrigin } from '../http/origin.ts';
import { type Reached, reached } from '../http/reached.ts';
import { STATUSES } from '../http/statuses.ts';
import { Allowance, perMinute, type Rate } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import { TalkAllowances } from '../limits/talk.ts';
import { problemOf } from '../operations/log.ts';
import type { BannedAddresses } from '../people/banned-addresses.ts';
import { tokenIn } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { sessionOf } from '../people/tokens.ts';
import { FAILED, refusalIn, storeTroubleIn } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Ended, Store } from '../store/store.ts';
import { Connection, type ConnectionNeeds, type Opened } from './connection.ts';
import { LOOK_MS } from './pulse.ts';

const HEARTBEAT_MS = 30_000;
/** So long an answer to whoever is turned away may take: one that nobody reads is not waited for. */
const FAREWELL_MS = 1_000;
/** By one client: for each, a game is played again up to there. */
const PASTS_A_MINUTE = 120;
const LOOKED_UP_AT_ONCE = 500;
/** After the database was away. */
const AGAIN_MS = 1_000;

export interface GatewayNeeds extends ConnectionNeeds {
  readonly settings: Settings;
  readonly people: People;
  readonly bans: BannedAddresses;
  readonly store: Pick<Store, 'onEnded' | 'knownSessions'>;
}

/** The door for sockets: who may come in, and how many; and whether they are still there. */
export class Gateway {
  private readonly needs: GatewayNeeds;
  private readonly server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LIMITS.message,
    clientTracking: false,
    // Each connection answers pings itself, since they count as messages.
    autoPong: false,
  });
  private readonly open = new Map<WebSocket, Connection>();
  /** How many connections that are sockets, or asked to become one, each client has. */
  private readonly byClient = new Map<string, number>();
  private readonly pasts = new Allowances(perMinute(PASTS_A_MINUTE));
  private readonly follows: Allowances;
  private readonly talk: TalkAllowances;
  private readonly silent = new Set<WebSocket>();
  private readonly heart: NodeJS.Timeout;
  private readonly pulse: NodeJS.Timeout;
  private lookedAt = performance.now();
  /** How often sessions have ended. */
  private endings = 0;
  private isClosing = false;
  private readonly stopListening: () => void;
  private again: NodeJS.Timeout | undefined;

  constructor(needs: GatewayNeeds) {
    this.needs = needs;
    const { sockets, talkPerMinute } = needs.settings.limits;
    this.follows = new Allowances(followsOf(sockets));
    this.talk = new TalkAllowances(talkPerMinute);
    this.heart = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heart.unref();
    this.pulse = setInterval(() => this.look(), LOOK_MS);
    this.pulse.unref();
    needs.people.onEnded = (ended) => this.end(ended);
    needs.bans.onChange = () => this.endIf(({ network }) => needs.bans.has(network));
    this.stopListening = needs.store.onEnded((ended) =>
      ended === 'some' ? void this.endUnknown() : this.end(ended),
    );
    needs.metrics.gauge('ochre_sockets', 'Open sockets', () => this.open.size);
  }

  /** How many are open. */
  get size(): number {
    return this.open.size;
  }

  /** A request to become a socket. */
  async upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    if (raw.destroyed) return;
    // Whoever hangs up in the middle is no error of ours.
    raw.on('error', () => raw.destroy());
    const from = reached(request, this.needs.settings);
    // Counted until it is closed, whether it is let in or not.
    this.arrive(from.client);
    raw.once('close', () => this.leave(from.client));
    try {
      await this.letIn(from, request, raw, head);
    } catch (error) {
      this.turnAway(raw, error);
    }
  }

  /** Nobody new; those who are there get their answers, and are told to come back. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heart);
    clearInterval(this.pulse);
    clearTimeout(this.again);
    this.stopListening();
    const end = performance.now() + 5_000;
    const isBusy = (): boolean => [...this.open.values()].some(({ isQuiet }) => !isQuiet);
    while (isBusy() && performance.now() < end) await moment(10);
    for (const connection of this.open.values()) connection.sayGoodbye();
    const farewell = performance.now() + 1_000;
    while (this.open.size > 0 && performance.now() < farewell) await moment(10);
    for (const socket of this.open.keys()) socket.terminate();
  }

  private async letIn(
    from: Reached,
    request: IncomingMessage,
    raw: Duplex,
    head: Buffer,
  ): Promise<void> {
    const { settings, people, bans } = this.needs;
    if (this.isClosing) throw new Refusal('unavailable', 'The server is shutting down.');
    if (pathOf(request) !== '/ws') throw new Refusal('not-found', 'The socket is at /ws.');
    checkHost(request, settings);
    checkOrigin(request.headers, from);
    if (this.countOf(from.client) > settings.limits.sockets) {
      throw new Refusal('too-many', 'Too many sockets.');
    }
    const token = tokenIn(request.headers.cookie, from);
    const { endings } = this;
    const person = await people.personWith(token);
    // Perhaps it was looked up just before it ended: who comes again is looked up again.
    if (endings !== this.endings) throw new Refusal('unavailable', 'A session has just ended.');
    if (token === undefined || person === undefined) {
      throw new Refusal('no-session', 'GET /api/me comes first.');
    }
    bans.check(from.client);
    if (raw.destroyed) return;
    this.server.handleUpgrade(request, raw, head, (socket) =>
      this.welcome(socket, {
        member: person.id,
        session: sessionOf(token),
        network: from.client,
      }),
    );
  }

  /** Here or by another process. */
  private end(ended: Ended): void {
    this.endings++;
    this.endIf(({ session, member }) =>
      'session' in ended ? session === ended.session : member === ended.person,
    );
  }

  private endIf(isEnded: (by: Opened) => boolean): void {
    for (const connection of this.open.values()) {
      if (isEnded(connection.by)) connection.endSession();
    }
  }

  /** Some have ended, and nobody heard which: those that are open are looked up. */
  private async endUnknown(): Promise<void> {
    const { store, log } = this.needs;
    this.endings++;
    const sessions = [...new Set([...this.open.values()].map(({ by }) => by.session))];
    try {
      for (let from = 0; from < sessions.length; from += LOOKED_UP_AT_ONCE) {
        const some = sessions.slice(from, from + LOOKED_UP_AT_ONCE);
        const known = await store.knownSessions(some, Date.now());
        this.endIf(({ session }) => some.includes(session) && !known.has(session));
      }
    } catch (error) {
      log.warn('sessions.trouble', problemOf(error));
      if (!this.isClosing) this.again = setTimeout(() => void this.endUnknown(), AGAIN_MS).unref();
    }
  }

  private welcome(socket: WebSocket, by: Opened): void {
    const { messagesPerSecond } = this.needs.settings.limits;
    const rate = { burst: messagesPerSecond * 3, perSecond: messagesPerSecond };
    const allowed = {
      messages: new Allowance(rate, performance.now()),
      mayFollow: () => this.follows.take(by.network),
      mayLookBack: () => this.pasts.take(by.network),
      mayTalk: () => this.talk.take(by.member, by.network),
    };
    this.open.set(socket, new Connection(socket, by, allowed, this.needs));
    socket.on('pong', () => this.silent.delete(socket));
    socket.on('close', () => {
      this.open.delete(socket);
      this.silent.delete(socket);
    });
  }

  private countOf(client: string): number {
    return this.byClient.get(client) ?? 0;
  }

  private arrive(client: string): void {
    this.byClient.set(client, this.countOf(client) + 1);
  }

  private leave(client: string): void {
    const count = this.countOf(client) - 1;
    if (count > 0) this.byClient.set(client, count);
    else this.byClient.delete(client);
  }

  private turnAway(raw: Duplex, error: unknown): void {
    const { log, metrics } = this.needs;
    const { code, message } = refusalIn(error) ?? FAILED;
    metrics.refused.count(code);
    const trouble = storeTroubleIn(error);
    if (code === FAILED.code) log.error('socket.failed', problemOf(error));
    else if (trouble !== undefined)
      log.counted('error', 'store.failed', { of: 'upgrade', problem: trouble });
    else log.counted('warn', 'socket.refused', { code });
    raw.end(`HTTP/1.1 ${STATUSES[code]} ${message}\r\nConnection: close\r\n\r\n`);
    // It is closed from here: whoever keeps their half open keeps nothing of ours.
    const patience = setTimeout(() => raw.destroy(), FAREWELL_MS);
    raw.once('close', () => clearTimeout(patience));
    raw.once('finish', () => raw.destroy());
  }

  /** Whoever did not answer the last time is gone. */
  private beat(): void {
    for (const [socket, connection] of this.open) {
      if (this.silent.has(socket)) socket.terminate();
      else {
        this.silent.add(socket);
        connection.ping();
      }
    }
  }

  /** Whoever has just fallen silent is away to the others, until they answer. */
  private look(): void {
    const now = performance.now();
    const late = Math.max(0, now - this.lookedAt - LOOK_MS);
    this.lookedAt = now;
    for (const connection of this.open.values()) connection.look(now, late);
  }
}

/** Some for each of its sockets at once, so that all can come back at once, and then now and then one. */
const followsOf = (sockets: number): Rate => ({ burst: sockets * 4, perSecond: sockets * 0.4 });

/** Without what is asked behind it: some libraries add something of their own. */
const pathOf = ({ url }: IncomingMessage): string | undefined => url?.split('?')[0];

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
