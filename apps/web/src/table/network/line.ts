import type {
  ActMessage,
  NewsMessage,
  PastMessage,
  PresenceMessage,
  RefusedMessage,
  ServerMessage,
} from '@ochre/protocol';
import { newToken } from '../token.ts';
import { Connection, type ConnectionNeeds, type LineStatus } from './connection.ts';
import { Questions, UNANSWERED } from './questions.ts';
import { type ActOutcome, Unanswered } from './unanswered.ts';

/** Whoever follows a table. */
export interface NewsListener {
  /** The last number it has heard of; undefined before the first view. */
  seq(): number | undefined;
  news(news: NewsMessage): void;
  presence(presence: PresenceMessage): void;
  /** The table cannot be followed. */
  refused(refused: RefusedMessage): void;
  statusChanged(): void;
}

/** Asked for news so long ago without an answer, it asks again. */
const AGAIN_MS = 4_000;
/** After so long without news it asks whether there were none: the only trace of one that was lost. */
const QUIET_MS = 60_000;
const TRY_AGAIN: readonly RefusedMessage['code'][] = ['unavailable', 'too-many', 'failed'];

/** One socket for all tables of the page. */
export class Line {
  private readonly connection: Connection;
  private readonly unanswered: Unanswered;
  private readonly questions: Questions;
  private readonly followers = new Map<string, NewsListener>();
  private readonly asking = new Map<string, ReturnType<typeof setTimeout>>();
  private ahead = 0;
  /** By table: one whose server's clock was put back goes on by its own hour. */
  private readonly aheadAt = new Map<string, number>();

  constructor({ random = Math.random, ...needs }: LineNeeds) {
    this.unanswered = new Unanswered((message) => this.connection.send(message));
    this.questions = new Questions((question) => this.connection.send(question));
    this.connection = new Connection(
      { ...needs, random },
      {
        connected: () => this.connected(),
        heard: (message) => this.hear(message),
        statusChanged: () => this.statusChanged(),
      },
    );
  }

  get status(): LineStatus {
    return this.connection.status;
  }

  /** The hour at a table, which its clocks go by: the reader's own may be wrong. */
  now(table: string): number {
    return Date.now() + (this.aheadAt.get(table) ?? this.ahead);
  }

  /** News of a table from now on; one follower for each table. */
  follow(table: string, follower: NewsListener): void {
    this.followers.set(table, follower);
    this.ask(table);
  }

  unfollow(table: string): void {
    this.followers.delete(table);
    this.aheadAt.delete(table);
    this.askNoMore(table);
    this.connection.send({ do: 'unfollow', table });
    this.unanswered.drop(table, {
      is: 'refused',
      code: 'not-now',
      message: 'The page has left the table before the answer came.',
    });
  }

  /** What happened since the last number that is known here; asked until it is answered. */
  ask(table: string): void {
    const follower = this.followers.get(table);
    if (follower === undefined) return;
    const since = follower.seq();
    this.connection.send({ do: 'follow', table, ...(since === undefined ? {} : { since }) });
    this.askIn(table, AGAIN_MS);
  }

  act(message: ActMessage): Promise<ActOutcome> {
    return this.unanswered.add(message);
  }

  /** The table as it was after that number; refused while there is no line. */
  async past(table: string, seq: number): Promise<PastMessage | RefusedMessage> {
    if (this.status.kind !== 'connected') return UNANSWERED;
    return this.questions.ask({ do: 'past', id: newToken(), table, seq });
  }

  /** When the page is looked at again, and when the browser says that it is online. */
  wake(): void {
    this.connection.wake();
  }

  close(): void {
    for (const table of [...this.followers.keys()]) this.unfollow(table);
    this.questions.giveUp();
    this.connection.close();
  }

  private connected(): void {
    for (const table of this.followers.keys()) this.ask(table);
    this.unanswered.sayAgain();
    this.connection.send({ do: 'ping' });
  }

  private statusChanged(): void {
    if (this.status.kind !== 'connected') this.questions.giveUp();
    for (const follower of [...this.followers.values()]) follower.statusChanged();
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case 'news':
        this.hearNews(message);
        return;
      case 'presence':
        this.followers.get(message.table)?.presence(message);
        return;
      case 'pong':
        this.ahead = message.at - Date.now();
        return;
      case 'done':
        this.unanswered.done(message.id, message.seq);
        return;
      case 'past':
        this.questions.answer(message.id, message);
        return;
      case 'refused':
        this.hearRefusal(message);
    }
  }

  private hearNews(news: NewsMessage): void {
    const follower = this.followers.get(news.table);
    if (follower === undefined) return;
    if (news.at !== undefined) this.aheadAt.set(news.table, news.at - Date.now());
    this.askIn(news.table, QUIET_MS);
    follower.news(news);
  }

  private hearRefusal(message: RefusedMessage): void {
    const { id, table, code } = message;
    if (id !== undefined) {
      this.unanswered.refused(id, message);
      this.questions.answer(id, message);
    }
    // Without an id it was the following that was refused; where it may work later, it is asked again.
    else if (table !== undefined && !TRY_AGAIN.includes(code)) {
      this.askNoMore(table);
      this.followers.get(table)?.refused(message);
    }
  }

  private askIn(table: string, ms: number): void {
    this.askNoMore(table);
    this.asking.set(
      table,
      setTimeout(() => this.ask(table), ms),
    );
  }

  private askNoMore(table: string): void {
    clearTimeout(this.asking.get(table));
    this.asking.delete(table);
  }
}

export interface LineNeeds extends Omit<ConnectionNeeds, 'random'> {
  readonly random?: () => number;
}
