import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Ended, Moved, Muted, Others } from './store.ts';

/**
 * The tables of the database, the same in SQLite and PostgreSQL. Truth values are 0 and 1, and what
 * has a shape of its own is JSON in a text, which holds every string that JavaScript can.
 */
export interface Schema {
  tables: TableRow;
  entries: { table_id: string; seq: number; entry: string };
  seats: SeatRow;
  mutings: MutingRow;
  /** By which name, what is secret and the same for all processes. */
  keys: { name: string; secret: string };
  /** Who plays the game of a day at which table. */
  dailies: DailyRow;
  records: { table_id: string; record: string };
  /** Games that ended before records were kept, and have none yet. */
  unrecorded: { table_id: string };
  persons: PersonRow;
  /** What logins look like, and whose it is. */
  looks: { look: string; person_id: string };
  sessions: { token_hash: string; person_id: string; made_at: number; used_at: number };
  /** Who has left something at which table. */
  traces: { table_id: string; member: string };
  /** People who are gone, and whose traces may be left. */
  erasures: { person_id: string; at: number };
  recoveries: { person_id: string; code_hash: string; until: number };
  address_bans: { network: string; made_at: number; until: number };
  /** Of PostgreSQL alone. */
  claims: { table_id: string; process: string };
}

export interface TableRow {
  id: string;
  code: string;
  kind: 'played' | 'imported';
  game: string;
  rules_version: string;
  stage: 'gathering' | 'playing' | 'over' | 'closed';
  is_open: number;
  plan: string;
  host: string;
  members: string;
  seq: number;
  turn: number | null;
  made_at: number;
  changed_at: number;
  result: string | null;
  daily: string | null;
  /** Whether something that was said may be in the log. */
  talk: number;
}

/** A member's part in a table, to find their games and to count them. */
export interface SeatRow {
  table_id: string;
  seat: number;
  member: string;
  /** The number of players, the score and the part of the victory, once the game is over. */
  players: number | null;
  score: number | null;
  victory: number | null;
}

export interface DailyRow {
  member: string;
  game: string;
  way: string;
  day: string;
  table_id: string;
}

export interface MutingRow {
  table_id: string;
  member: string;
  whom: string;
  is_muted: number;
  since: number;
}

export interface PersonRow {
  id: string;
  name: string;
  made_at: number;
  login: string | null;
  login_key: string | null;
  password_hash: string | null;
  used_at: number;
  banned_until: number | null;
}

/** What other processes are told. */
export type Announced =
  | { readonly moved: Moved }
  | { readonly ended: Ended }
  | { readonly removed: string }
  | { readonly bans: true };

/** What the two databases do differently. */
export interface SqlDatabase {
  readonly db: Kysely<Schema>;
  /** False while this process is cut off from the others, and can take no table. */
  isConnected(): boolean;
  /** Resolves when what is committed would outlive a loss of power. */
  secure(): Promise<void>;
  /** The rows of the query stay as they are until the transaction ends. */
  locked<O>(
    query: SelectQueryBuilder<Schema, 'tables', O>,
  ): SelectQueryBuilder<Schema, 'tables', O>;
  /** Tells the other processes, when the transaction succeeds. */
  announce(transaction: Transaction<Schema>, news: readonly Announced[]): Promise<void>;
  /** How much it takes, in bytes. */
  size(): Promise<number>;
  onMoved(listener: (moved: Moved) => void): () => void;
  /** The same of who hears whom. */
  announceMuted(transaction: Transaction<Schema>, muted: Muted): Promise<void>;
  onMuted(listener: (muted: Muted) => void): () => void;
  readonly others: Others;
  /** Whether the database has said no, so that nothing was stored. */
  isRefusal(error: unknown): boolean;
  /** Whether it said no because something that must be unique is there already. */
  isDuplicate(error: unknown): boolean;
  close(): Promise<void>;
}
