import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ClientMessage,
  type Command,
  type NewsMessage,
  type PastMessage,
  type PresenceMessage,
  type RefusedMessage,
  type ServerMessage,
  serverMessageSchema,
  type TableView,
  type Told,
} from '@ochre/protocol';
import { WebSocket } from 'ws';
import { Visitor } from './visitor.ts';

const AGAIN_AFTER_MS = 40;
/** Long enough for a machine that is busy with other things: it ends what hangs. */
const PATIENCE_MS = 240_000;

/** Thrown by `act` and `past` for what was refused. */
export class WasRefused extends Error {
  override readonly name = 'WasRefused';
  readonly refused: RefusedMessage;

  constructor(refused: RefusedMessage) {
    super(`${refused.code}: ${refused.message}`);
    this.refused = refused;
  }
}

type Answer = Extract<ServerMessage, { is: 'done' | 'past' }>;

interface Pending {
  readonly message: Extract<ClientMessage, { do: 'act' | 'past' }>;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What a client knows of a table it follows. */
export interface Followed {
  seq: number;
  view: TableView | undefined;
  readonly told: Told[];
}

/** A page without a screen: it connects again by itself, and sends again what was not answered. */
export class Client {
  readonly visitor: Visitor;
  /** Every byte that came. */
  readonly received: string[] = [];
  readonly refused: RefusedMessage[] = [];
  /** What must never happen: a gap, a number twice, a message that is none. */
  readonly complaints: string[] = [];
  readonly presence = new Map<string, PresenceMessage>();
  readonly tables = new Map<string, Followed>();
  /** How a command goes out; a test may lose it on the way. */
  wire: (send: () => void) => void = (send) => send();
  goodbyes = 0;
  connections = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** How long it waits for anything before that is an error, in milliseconds. */
  private readonly patience: number;

  private constructor(visitor: Visitor, patience: number) {
    this.visitor = visitor;
    this.patience = patience;
  }

  static async arrive(origin: string, patience?: number): Promise<Client> {
    return Client.of(await Visitor.arrive(origin), patience);
  }

  static async of(visitor: Visitor, patience = PATIENCE_MS): Promise<Client> {
    const client = new Client(visitor, patience);
    client.connect();
    await client.until(() => client.isOpen);
    return client;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** News of a table from now on. */
  async follow(table: string): Promise<TableView> {
    if (!this.tables.has(table)) this.tables.set(table, { seq: 0, view: undefined, told: [] });
    this.say({ do: 'follow', table });
    await this.until(() => this.tables.get(table)?.view !== undefined);
    return this.view(table);
  }

  view(table: string): TableView {
    return this.tables.get(table)!.view!;
  }

  /** Done once, whatever happens to the connection; `seen` is what this client has seen. */
  async act(
    table: string,
    command: Command,
    more: { id?: string; seen?: number } = {},
  ): Promise<number> {
    const id = more.id ?? randomUUID();
    const seen = more.seen ?? this.tables.get(table)?.seq ?? 0;
    const done = await this.answerTo({ do: 'act', id, table, seen, command });
    return (done as Extract<Answer, { is: 'done' }>).seq;
  }

  /** The table as it was after that number. */
  async past(table: string, seq: number): Promise<TableView> {
    const past = await this.answerTo({ do: 'past', id: randomUUID(), table, seq });
    return (past as PastMessage).view;
  }

  /** Whatever was not answered goes out once more. */
  sayAgain(): void {
    for (const { message } of this.pending.values()) this.wire(() => this.say(message));
  }

  say(message: ClientMessage): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(text: string | Buffer): void {
    if (this.isOpen) this.socket!.send(text);
  }

  /** The cable is pulled. */
  drop(): void {
    this.socket?.terminate();
  }

  /** From now on through another process. */
  moveTo(origin: string): void {
    this.visitor.origin = origin;
    this.drop();
  }

  /** For good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  /** Looked at after every message. */
  async until(isSo: () => boolean, ms = this.patience): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        this.listeners.delete(look);
      };
      const look = (): void => {
        if (!isSo()) return;
        done();
        resolve();
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`It did not happen within ${ms} ms: ${isSo}`));
      }, ms);
      this.listeners.add(look);
    });
  }

  private answerTo(message: Pending['message']): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      this.wire(() => this.say(message));
    });
  }

  private connect(): void {
    const { origin, cookie, proxied } = this.visitor;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin, ...proxied },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => this.onOpen());
    socket.on('message', (data) => this.onMessage(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.isClosed) return;
      this.timer = setTimeout(() => this.connect(), AGAIN_AFTER_MS);
    });
  }

  private onOpen(): void {
    this.connections++;
    for (const table of this.tables.keys()) this.say({ do: 'follow', table, ...this.since(table) });
    for (const { message } of this.pending.values()) this.say(message);
    this.changed();
  }

  private onMessage(text: string): void {
    this.received.push(text);
    const said = JSON.parse(text);
    const read = serverMessageSchema.safeParse(said);
    if (!read.success)
      this.complaints.push(`no message: ${read.error.message} in ${text.slice(0, 200)}`);
    else {
      // A page passes over what it does not know; a server has nothing to say that is not declared.
      if (!isDeepStrictEqual(read.data, said))
        this.complaints.push(`undeclared: ${text.slice(0, 200)}`);
      this.hear(read.data);
    }
    this.changed();
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case 'news':
        this.hearNews(message);
        return;
      case 'done':
      case 'past':
        this.pending.get(message.id)?.resolve(message);
        this.pending.delete(message.id);
        return;
      case 'refused':
        this.refused.push(message);
        if (message.id === undefined) this.followAgain(message);
        if (message.id === undefined) return;
        this.pending.get(message.id)?.reject(new WasRefused(message));
        this.pending.delete(message.id);
        return;
      case 'presence':
        this.presence.set(message.table, message);
        return;
      case 'goodbye':
        this.goodbyes++;
    }
  }

  /** Where nothing could be read just now, the table is asked for once more. */
  private followAgain({ table, code }: RefusedMessage): void {
    if (table === undefined || code !== 'unavailable') return;
    setTimeout(() => this.say({ do: 'follow', table, ...this.since(table) }), AGAIN_AFTER_MS);
  }

  private since(table: string): { since?: number } {
    const { seq, view } = this.tables.get(table) ?? { seq: 0, view: undefined };
    return view === undefined ? {} : { since: seq };
  }

  private hearNews({ table, told, view, seq }: NewsMessage): void {
    const known = this.tables.get(table);
    if (known === undefined) return;
    if (view.seq !== seq) this.complaints.push(`the view is of ${view.seq}, the news of ${seq}`);
    if (seq < known.seq) this.complaints.push(`${seq} came after ${known.seq}`);
    const fresh = told.filter((line) => line.seq > known.seq);
    const isWhole = fresh.length === seq - known.seq;
    // A long time away is not told line by line.
    if (!isWhole && known.view !== undefined && told.length > 0) {
      this.complaints.push(`of ${known.seq + 1} to ${seq} only ${fresh.length} were told`);
    }
    known.told.push(...fresh);
    known.seq = seq;
    known.view = view;
  }

  private changed(): void {
    for (const look of this.listeners) look();
  }
}
