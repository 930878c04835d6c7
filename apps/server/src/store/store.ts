import type { Entry, Member, Plan } from '@ochre/match';

/**
 * What the server keeps. All times are milliseconds since 1970 and come from the caller. What a
 * promise of the store has said to be done outlives the process. Each may fail with `Unavailable`.
 */
export interface Store extends Tables, Imports, Persons, Sessions, Others {
  /** Whether the database answers, and as far as is known can be written; says so within two seconds. */
  isWell(): Promise<boolean>;
  /** Finishes what was accepted, and accepts nothing more. */
  close(): Promise<void>;
}

export interface Tables {
  /**
   * Adds entries to the log of the card's table, and puts the card in the place of its old one, both
   * or neither. They must follow the last entry that is stored: else `Conflict`, and nothing is
   * stored. A code of another table is `Taken`. After any other error the log has to be read again:
   * a database that went away in the middle may have stored them.
   */
  append(card: TableCard, entries: readonly Entry[]): Promise<void>;
  /** In order, those with a greater number than `after`. */
  entries(table: string, after?: number): Promise<readonly Entry[]>;
  cardOf(table: string): Promise<TableCard | undefined>;
  cardByCode(code: string): Promise<TableCard | undefined>;
  /** Those that everybody may join, the newest first. */
  openTables(limit: number): Promise<readonly TableCard[]>;
  /** Those that everybody may watch being played, if they changed since; the last changed first. */
  tablesToWatch(since: number, limit: number): Promise<readonly TableCard[]>;
  /** Those that gather and were not changed since, the oldest first. */
  oldGatherings(before: number, limit: number): Promise<readonly TableCard[]>;
  /** Those that are being played, and their last numbers. */
  liveTables(): Promise<readonly Moved[]>;
  /** Running and finished, the newest first; the last card of a page is the next one's `before`. */
  gamesOf(member: Member, page: Page): Promise<readonly TableCard[]>;
  /** Where a member sits, or sat until a bot took over, and no end has come; the last changed first. */
  unfinishedOf(member: Member, limit: number): Promise<readonly TableCard[]>;
  statisticsOf(member: Member): Promise<Statistics>;
  /**
   * Tells what other processes append. It may tell of the same number twice, and after a broken
   * connection of tables where nothing is new. The answer ends it.
   */
  onMoved(listener: (moved: Moved) => void): () => void;
}

/** Finished games from elsewhere: a card without a log, and the record as it came. */
export interface Imports {
  /** `Conflict` when there is such a table already. */
  addImported(card: TableCard, record: string): Promise<void>;
  importedRecord(table: string): Promise<string | undefined>;
}

export interface Persons {
  addPerson(person: Person): Promise<void>;
  personOf(id: string): Promise<Person | undefined>;
  /** In upper or lower case, with or without characters that are not seen. */
  personByLogin(login: string): Promise<Person | undefined>;
  rename(person: string, name: string): Promise<void>;
  /** `Taken` when somebody has that login or one that looks like it, or this person has one. */
  turnIntoAccount(person: string, account: Account): Promise<void>;
  /** Of somebody who has an account; nobody else gets one by it. */
  changePassword(person: string, passwordHash: string): Promise<void>;
}

/** By which secrets they are known. */
export interface Sessions {
  /** The store sees hashes only, so that its files let nobody in. */
  addSession(tokenHash: string, person: string, at: number): Promise<void>;
  /**
   * Nobody by one that was last used before `since`. Notes the use, at most once a day, and as far as it
   * can: who is known is known anyhow.
   */
  personBySession(tokenHash: string, at: number, since: number): Promise<Person | undefined>;
  dropSession(tokenHash: string): Promise<void>;
  /** All of one person. */
  dropSessionsOf(person: string): Promise<void>;
  /** Drops the sessions that were not used since; says how many. */
  forgetOld(before: number): Promise<number>;
}

/** What the processes on one store are to each other. */
export interface Others {
  /**
   * Who runs the bots and the clocks of a table: takes those that no living process has, and says
   * which of them are this process's now.
   */
  claim(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** Gives them back, if they are this process's. A process that ends has given back all. */
  release(tables: readonly string[]): Promise<void>;
  /** Says who looks at a table through this process; it may get lost. */
  tellPresence(presence: ProcessPresence): Promise<void>;
  /** Tells what others say, and by which name. The answer ends it. */
  onPresence(listener: (presence: ProcessPresence, process: string) => void): () => void;
  /**
   * Tells the names of those who live when one has ended, whose tables can be had now. They are none
   * when this process is cut off: it has no table any more. The answer ends it.
   */
  onLiving(listener: (living: ReadonlySet<string>) => void): () => void;
  /** Tells that somebody has said something that no process says; it was ignored. The answer ends it. */
  onGarbage(listener: () => void): () => void;
}

/** Who looks at a table through one process: those who sit there, and how many more. */
export interface ProcessPresence {
  readonly table: string;
  readonly seats: readonly number[];
  readonly watching: number;
}

/** What a table is at a glance; follows from its log and is stored beside it. */
export interface TableCard {
  readonly id: string;
  /** Short, to be told from person to person. */
  readonly code: string;
  readonly kind: 'played' | 'imported';
  readonly game: string;
  readonly rulesVersion: string;
  readonly stage: 'gathering' | 'playing' | 'over' | 'closed';
  readonly isOpen: boolean;
  readonly plan: Plan;
  readonly host: Member;
  readonly members: readonly SeatedMember[];
  /** The number of the last entry; 0 for an imported game. */
  readonly seq: number;
  /** The seat whose turn it is, while the game is played. */
  readonly turn?: number;
  readonly madeAt: number;
  readonly changedAt: number;
  /** Once the game is over. */
  readonly result?: Result;
}

export interface SeatedMember {
  readonly member: Member;
  readonly seat: number;
  readonly name: string;
  /** A bot plays on for them. */
  readonly hasLeft?: true;
}

export interface Result {
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
}

export interface Page {
  readonly limit: number;
  /** Where the page before ended. */
  readonly before?: Pick<TableCard, 'madeAt' | 'id'>;
}

/** Of finished games; imported ones do not count, since anybody could write them. */
export interface Statistics {
  readonly games: number;
  /** A victory shared by two is half a victory. */
  readonly victories: number;
  /** By game, and by the number of players, the smallest first. */
  readonly byPlayers: readonly PlayerCountStatistics[];
}

export interface PlayerCountStatistics {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly victories: number;
  readonly meanScore: number;
}

export interface Moved {
  readonly table: string;
  readonly seq: number;
}

/** A guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly account?: Account;
}

export interface Account {
  readonly login: string;
  readonly passwordHash: string;
}
