import { randomUUID } from 'node:crypto';
import { Refusal } from '@ochre/host';
import type { Declined, Member } from '@ochre/match';
import {
  type ClientMessage,
  type Command,
  clientMessageSchema,
  readJson,
  type ServerMessage,
} from '@ochre/protocol';
import { isTalk, PROTOCOL_VERSION } from '@ochre/protocol/vocabulary';
import type { RawData, WebSocket } from 'ws';
import manifest from '../../package.json' with { type: 'json' };
import { type Follower, written } from '../hall/followers.ts';
import type { Actor, Hall } from '../hall/hall.ts';
import type { Allowance } from '../limits/allowance.ts';
import { type Log, problemOf } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { FAILED, refusalIn, storeTroubleIn } from '../refusal.ts';
import { Pulse } from './pulse.ts';

/** Whoever reads slower than this is cut off, and catches up when they are back. */
const MOST_UNSENT = 1_000_000;
const MOST_TABLES = 20;
/** Whoever goes on although nothing of it is done is cut off. */
const MOST_IGNORED = 200;

/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const CLOSED = { goingAway: 1001, notText: 1003, policy: 1008, sessionEnded: 4001 } as const;

/** What anybody may do who happens to come by, so that a log could grow by it for ever. */
const isForStrangers = (command: Command['kind']): boolean =>
  isTalk(command) || command === 'sit' || command === 'choose';

/** By which secret, and so as who, a socket was opened. */
export interface Opened {
  readonly session: string;
  readonly member: Member;
  /** The address that limits count by. */
  readonly network: string;
}

/** How much of it is done for one socket. */
export interface Allowed {
  readonly messages: Allowance;
  /** Whether its client may be sent another table as it is. */
  readonly mayFollow: () => boolean;
  /** Whether its client may have another moment of the past. */
  readonly mayLookBack: () => boolean;
  /** Whether its person, and its client, may say something more, or sit down. */
  readonly mayTalk: () => boolean;
}

export interface ConnectionNeeds {
  readonly hall: Hall;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** One socket: reads what comes, and says what came of it. */
export class Connection implements Follower, Actor {
  readonly by: Opened;
  /** For the log: it says who sent what, and nothing about them. */
  private readonly sign = randomUUID().slice(0, 8);
  private readonly socket: WebSocket;
  private readonly needs: ConnectionNeeds;
  private readonly allowed: Allowed;
  private readonly tables = new Set<string>();
  /** Of these, where somebody else looks. */
  private readonly shared = new Set<string>();
  private readonly pulse: Pulse;
  private isEnded = false;
  private ignored = 0;
  private underWay = 0;

  constructor(socket: WebSocket, by: Opened, allowed: Allowed, needs: ConnectionNeeds) {
    this.socket = socket;
    this.by = by;
    this.allowed = allowed;
    this.pulse = new Pulse(() => socket.ping(), performance.now());
    this.needs = needs;
    socket.on('message', (data, isBinary) => this.onMessage(data, isBinary));
    // A frame that is none: ws has closed the socket already.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      this.needs.log.counted('warn', 'socket.broken', { problem: error.code }),
    );
    socket.on('close', () => this.onClose());
    socket.on('ping', (data) => this.onPing(data));
    socket.on('pong', () => this.onPong());
    this.say({ is: 'hello', protocol: PROTOCOL_VERSION, version: manifest.version });
  }

  get member(): Member {
    return this.by.member;
  }

  get network(): string {
    return this.by.network;
  }

  get isHeard(): boolean {
    return this.pulse.isHeard;
  }

  accompany(table: string, isInCompany: boolean): void {
    if (isInCompany) this.shared.add(table);
    else this.shared.delete(table);
  }

  /** Asks whether somebody is there, whoever is with them. */
  ping(): void {
    this.pulse.send();
  }

  /** Where others would miss them, somebody who has gone is told of soon. */
  look(now: number, late: number): void {
    if (this.shared.size > 0 && this.pulse.look(now, late)) this.tellOthers();
  }

  send(text: string): void {
    if (this.isEnded || this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.needs.log.counted('warn', 'socket.slow');
      this.socket.terminate();
    } else this.socket.send(text);
  }

  /** Whether everything it asked for has been answered. */
  get isQuiet(): boolean {
    return this.underWay === 0;
  }

  sayGoodbye(): void {
    this.say({ is: 'goodbye' });
    this.socket.close(CLOSED.goingAway, 'the server goes down');
  }

  /** Whoever it was is not known by that secret any more: nothing is done for them, nor told. */
  endSession(): void {
    this.isEnded = true;
    this.onClose();
    this.socket.close(CLOSED.sessionEnded, 'the session has ended');
  }

  putOut(table: string, why: Declined): void {
    this.forget(table);
    this.refuse(why, { table });
  }

  private say(message: ServerMessage): void {
    this.send(written(message));
  }

  private onMessage(data: RawData, isBinary: boolean): void {
    if (this.isEnded) return;
    this.heard();
    if (isBinary) {
      this.needs.log.counted('warn', 'socket.binary');
      this.socket.close(CLOSED.notText, 'messages are text');
    } else if (this.allowed.messages.take(performance.now())) {
      this.underWay++;
      void this.read(String(data)).finally(() => this.underWay--);
    } else this.ignore(String(data));
  }

  /** The WebSocket's own pings cost as much as messages, and are counted with them. */
  private onPing(data: Buffer): void {
    if (this.isEnded) return;
    this.heard();
    if (this.allowed.messages.take(performance.now())) this.socket.pong(data);
    else this.ignore('');
  }

  /** One answers each ping of ours; nobody asked for more. */
  private onPong(): void {
    if (this.isEnded) return;
    this.heard();
    if (this.pulse.answer() || this.allowed.messages.take(performance.now())) return;
    this.ignore('');
  }

  private heard(): void {
    if (this.pulse.hear(performance.now())) this.tellOthers();
  }

  private tellOthers(): void {
    for (const table of this.tables) this.needs.hall.heardOrNot(table);
  }

  private forget(table: string): void {
    this.tables.delete(table);
    this.shared.delete(table);
  }

  /** Over the limit; the id is found without reading the rest, for that is what there is too much of. */
  private ignore(text: string): void {
    this.ignored++;
    const id = /^\{"do":"(?:act|past)","id":"([\w-]{1,64})"/.exec(text)?.[1];
    this.refuse(new Refusal('too-many', 'Too many messages; wait a moment.'), { id });
    if (this.ignored === 1) this.needs.log.counted('warn', 'socket.flood');
    if (this.ignored > MOST_IGNORED) this.socket.close(CLOSED.policy, 'too many messages');
  }

  private async read(text: string): Promise<void> {
    let message: ClientMessage;
    try {
      message = readJson(clientMessageSchema, text, 'message');
    } catch (error) {
      this.refuse(error, {});
      return;
    }
    try {
      await this.obey(message);
    } catch (error) {
      const { id, table } = { id: undefined, table: undefined, ...message };
      this.refuse(error, { id, table });
    }
  }

  private async obey(message: ClientMessage): Promise<void> {
    const { hall } = this.needs;
    switch (message.do) {
      case 'follow':
        if (this.tables.size >= MOST_TABLES && !this.tables.has(message.table)) {
          throw new Refusal('too-many', `No more than ${MOST_TABLES} tables at once.`);
        }
        if (!this.allowed.mayFollow()) {
          throw new Refusal('too-many', 'Too many tables requested; wait a moment.');
        }
        await hall.follow(message.table, this, message.since);
        this.tables.add(message.table);
        // The socket may have gone meanwhile.
        if (this.isEnded || this.socket.readyState !== this.socket.OPEN) this.onClose();
        return;
      case 'unfollow':
        this.forget(message.table);
        hall.unfollow(message.table, this);
        return;
      case 'act': {
        // Before anything waits for it: however many talk, nobody's move does.
        const isTooMuch = isForStrangers(message.command.kind) && !this.allowed.mayTalk();
        // Sent again, it was done already.
        const seq = isTooMuch
          ? await hall.doneAs(message, this.member)
          : await hall.act(message, this);
        if (seq === undefined) throw new Refusal('too-many', 'Too many requests; wait a moment.');
        this.say({ is: 'done', id: message.id, seq });
        return;
      }
      case 'past': {
        const { id, table, seq } = message;
        if (!this.allowed.mayLookBack()) {
          throw new Refusal('too-many', 'Too many past positions requested; wait a minute.');
        }
        const view = await hall.look(table, this.member, (now) => now.past(seq, this.member));
        this.say({ is: 'past', id, table, view });
        return;
      }
      case 'ping':
        this.say({ is: 'pong', at: Date.now() });
    }
  }

  private refuse(error: unknown, about: { id?: string | undefined; table?: string | undefined }) {
    const { log, metrics } = this.needs;
    const said = refusalIn(error) ?? FAILED;
    metrics.refused.count(said.code);
    const trouble = storeTroubleIn(error);
    if (said === FAILED) log.error('message.failed', this.fields(error));
    else if (trouble !== undefined)
      log.counted('error', 'store.failed', { of: 'message', problem: trouble });
    else log.debug('message.refused', { socket: this.sign, code: said.code });
    const id = about.id === undefined ? {} : { id: about.id };
    const table = about.table === undefined ? {} : { table: about.table };
    this.say({ is: 'refused', ...id, ...table, ...said });
  }

  private onClose(): void {
    for (const table of this.tables) this.needs.hall.unfollow(table, this);
    this.tables.clear();
    this.shared.clear();
  }

  private fields(error: unknown) {
    return { socket: this.sign, ...problemOf(error) };
  }
}
