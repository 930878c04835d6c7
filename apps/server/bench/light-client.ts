import type { ServerMessage, TableView } from '@ochre/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from '../src/testing/visitor.ts';

/** A client that does as little as it can, so that the server is measured and not the client. */
export class LightClient {
  view: TableView | undefined;
  /** What to do when it is this client's turn. */
  onView: (view: TableView) => void = () => {};
  /** From sending a command until it was answered; the news of it comes before. */
  readonly tookMs: number[] = [];
  private readonly socket: WebSocket;
  private readonly sentAt = new Map<string, number>();
  private count = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
  }

  static open({ origin, cookie, proxied }: Visitor): Promise<LightClient> {
    const options = { headers: { ...proxied, cookie }, perMessageDeflate: false };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, options);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new LightClient(socket)));
      socket.once('error', reject);
    });
  }

  follow(table: string): void {
    this.socket.send(JSON.stringify({ do: 'follow', table }));
  }

  act(table: string, command: object): void {
    const id = `c${this.count++}`;
    const seen = this.view?.seq ?? 0;
    this.sentAt.set(id, performance.now());
    this.socket.send(JSON.stringify({ do: 'act', id, table, seen, command }));
  }

  /** Does something, and waits until the table is that far. */
  async until(stage: TableView['stage'], work: () => void): Promise<void> {
    const isThere = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`A table is not ${stage}.`)), 10_000);
      this.onView = (view) => {
        if (view.stage !== stage) return;
        clearTimeout(late);
        resolve();
      };
    });
    work();
    await isThere;
  }

  close(): void {
    this.socket.terminate();
  }

  private note(id: string): void {
    const at = this.sentAt.get(id);
    if (at !== undefined) this.tookMs.push(performance.now() - at);
    this.sentAt.delete(id);
  }

  private hear(message: ServerMessage): void {
    if (message.is === 'done') this.note(message.id);
    if (message.is !== 'news') return;
    this.view = message.view;
    this.onView(message.view);
  }
}
