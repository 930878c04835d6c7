import { Refusal } from '@ochre/host';
import {
  type ClientMessage,
  greetingSchema,
  type ServerMessage,
  serverMessageSchema,
} from '@ochre/protocol';
import { PROTOCOL_VERSION } from '@ochre/protocol/vocabulary';
import type { Loss, Status } from '../table-client.ts';
import { backoff } from './backoff.ts';
import type { OpenWire, Wire } from './wire.ts';

/** So long a socket may take until the server greets. */
const GREETING_MS = 10_000;
/** After so long a silence the server is asked whether it is there; after so much more it is not. */
const SILENCE_MS = 15_000;
const PATIENCE_MS = 5_000;
/** Whoever said something is answered at once: a silence after it is told sooner. */
const ANSWER_MS = 2_000;

/** How the line stands: a table may have more to say. */
export type LineStatus = Exclude<Status, { kind: 'ready' | 'refused' }>;

export interface ConnectionNeeds {
  readonly open: OpenWire;
  /** Before every try: the server must know who comes. */
  readonly introduce: () => Promise<unknown>;
  readonly random: () => number;
}

export interface ConnectionEvents {
  connected(): void;
  heard(message: ServerMessage): void;
  statusChanged(): void;
}

/** A socket that is opened again whenever it is lost, and notices when the other side is gone. */
export class Connection {
  private readonly needs: ConnectionNeeds;
  private readonly events: ConnectionEvents;
  private now: LineStatus = { kind: 'connecting', since: Date.now() };
  private wire: Wire | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private hasGreeted = false;
  private isAsked = false;
  private isClosed = false;

  constructor(needs: ConnectionNeeds, events: ConnectionEvents) {
    this.needs = needs;
    this.events = events;
    void this.connect();
  }

  get status(): LineStatus {
    return this.now;
  }

  /** Lost without a word where there is no line: whoever needs an answer asks again. */
  send(message: ClientMessage): void {
    if (!this.hasGreeted) return;
    this.wire?.send(JSON.stringify(message));
    if (!this.isAsked) this.setTimer(ANSWER_MS, () => this.askWhetherThere());
  }

  /** The page was asleep, or the network is back: no waiting for the next try or for silence. */
  wake(): void {
    if (this.isClosed || this.now.kind === 'outdated') return;
    if (this.hasGreeted) this.askWhetherThere();
    else if (this.wire === undefined && this.now.kind === 'lost') {
      this.tries = 0;
      this.tryIn(0);
    }
  }

  close(): void {
    this.isClosed = true;
    this.hangUp();
  }

  private async connect(): Promise<void> {
    try {
      await this.needs.introduce();
    } catch (error) {
      const isBanned = error instanceof Refusal && error.code === 'banned';
      if (!this.isClosed) this.lose(isBanned ? 'banned' : 'line');
      return;
    }
    if (this.isClosed || this.wire !== undefined) return;
    const wire = this.needs.open({
      heard: (text) => this.wire === wire && this.hear(text),
      closed: () => this.wire === wire && this.lose('line'),
    });
    this.wire = wire;
    this.setTimer(GREETING_MS, () => this.lose('line'));
  }

  private hear(text: string): void {
    if (this.hasGreeted) this.listen();
    const value = valueIn(text);
    const greeting = greetingSchema.safeParse(value).data;
    if (greeting !== undefined) {
      this.greet(greeting.protocol);
      return;
    }
    // One of a kind that came after this page, or that is as good as lost: whoever misses it asks again.
    const message = serverMessageSchema.safeParse(value).data;
    if (message === undefined) return;
    if (message.is === 'goodbye') this.lose('goodbye');
    else if (this.hasGreeted) this.events.heard(message);
  }

  private greet(protocol: number): void {
    if (protocol !== PROTOCOL_VERSION) {
      this.hangUp();
      this.set({ kind: 'outdated' });
      return;
    }
    if (this.hasGreeted) return;
    this.hasGreeted = true;
    this.tries = 0;
    this.listen();
    this.set({ kind: 'connected', isHealed: this.now.kind === 'lost' });
    this.events.connected();
  }

  private listen(): void {
    this.isAsked = false;
    this.setTimer(SILENCE_MS, () => this.askWhetherThere());
  }

  private askWhetherThere(): void {
    this.isAsked = true;
    this.send({ do: 'ping' });
    this.setTimer(PATIENCE_MS, () => this.lose('line'));
  }

  private lose(why: Loss): void {
    this.hangUp();
    this.tryIn(backoff(this.tries++, this.needs.random));
    const { now } = this;
    // The first reason counts, unless waiting is in vain.
    if (now.kind === 'lost' && (why !== 'banned' || now.why === why)) return;
    const since = 'since' in now ? now.since : Date.now();
    this.set({ kind: 'lost', since, why });
  }

  private tryIn(ms: number): void {
    this.setTimer(ms, () => void this.connect());
  }

  private hangUp(): void {
    const { wire } = this;
    this.wire = undefined;
    this.hasGreeted = false;
    clearTimeout(this.timer);
    wire?.close();
  }

  private setTimer(ms: number, work: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, ms);
  }

  private set(status: LineStatus): void {
    this.now = status;
    this.events.statusChanged();
  }
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
