import type { Entry, Member, Muting, Plan, Result } from '@ochre/match';
import type { Daily } from '@ochre/protocol/vocabulary';

export type { Result };

/**
 * What the server keeps. All times are milliseconds since 1970 and come from the caller. What a
 * promise of the store has said to be done outlives the process. Each may fail with `Unavailable`.
 */
export interface Store
  extends Tables,
    Dailies,
    Mutings,
    Records,
    Erasing,
    Imports,
    Persons,
    Recoveries,
    Sessions,
    Bans,
    Overview,
    Others {
  /** Whether the database answers, and as far as is known can be written; says so within two seconds. */
  isWell(): Promise<boolean>;
  /** Finishes what was accepted, and accepts nothing more. */
  close(): Promise<void>;
}

export interface Tables {
  /**
   * Adds entries to the log of the card's table, puts the card in the place of its old one, and keeps
   * the record of a game that ends by them: all or nothing. They must follow the last entry that is stored: else `Conflict`, and nothing is
   * stored. A code of another table is `Taken`. After any other error the log has to be read again:
   * a database that went away in the middle may have stored them.
   */
  append(card: TableCard, entries: readonly Entry[], record?: string): Promise<void>;
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
  /** Running, finished and imported, the newest first; the last card of a page is the next one's `before`. */
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

/** The games of days: everybody has the same one, each at a table of their own, and once. */
export interface Dailies {
  /** What their secrets are made from: the key that is kept, or this one from now on. */
  dailyKey(fresh: string): Promise<string>;
  /** Where a member plays one: the table that is noted, or this one from now on. */
  claimDaily(member: Member, daily: DailyOf, table: string): Promise<string>;
  /** Of a member, those that have a table; the last day first. */
  dailiesOf(member: Member, limit: number): Promise<readonly TableCard[]>;
  /** Those that are still played and were not changed since; the oldest first. */
  oldDailies(before: number, limit: number): Promise<readonly string[]>;
}

/** Which game of which day. */
export interface DailyOf extends Daily {
  readonly game: string;
}

/** Who does not hear whom at a table: beside its log, where whoever is muted would find it. */
export interface Mutings {
  /** In the place of what was said before about the same two. */
  putMuting(table: string, muting: Muting): Promise<void>;
  mutingsOf(table: string): Promise<readonly Muting[]>;
  /**
   * Tells what other processes put, and after a broken connection of tables where nothing is new. The
   * answer ends it.
   */
  onMuted(listener: (muted: Muted) => void): () => void;
}

/** Of finished games, whatever becomes of the rules they were played by. */
export interface Records {
  recordOf(table: string): Promise<string | undefined>;
  /** Of a game that ended before records were kept; one that is there stays as it is. */
  keepRecord(table: string, record: string): Promise<void>;
  /** Those games, as long as they have none, in a fixed order; the last one is the next page's `after`. */
  unrecorded(limit: number, after?: string): Promise<readonly string[]>;
}

/** What is taken away again. Each may be done twice; whoever comes second finds nothing to do. */
export interface Erasing {
  /**
   * Puts entries in the place of those with the same numbers, adds the last of them, and replaces the
   * card, all or nothing. `Conflict` when the last does not follow what is stored. Others hear of it
   * as of an entry.
   */
  rewrite(rewriting: Rewriting): Promise<void>;
  /** Nothing of it is left, and others hear of it; false where there is none. */
  removeTable(table: string): Promise<boolean>;
  /** Tables that somebody made, sat down at, spoke at, or brought a record of. */
  tracesOf(member: Member, limit: number): Promise<readonly string[]>;
  /** Games that are over, or never came about, and were not changed since; the oldest first. */
  oldGames(before: number, limit: number): Promise<readonly string[]>;
  /** Those of them where something was said that is still kept. */
  oldTalk(before: number, limit: number): Promise<readonly string[]>;
  /** Guests who were not here since; those who were away longest first. */
  oldGuests(before: number, limit: number): Promise<readonly string[]>;
  /**
   * The person is gone, with account and sessions; others hear that these have ended. What they left at
   * tables is still to be erased, and that is noted until `erased` says otherwise.
   */
  deletePerson(person: string, at: number): Promise<void>;
  /** People who were deleted before that time, whose traces may be there still. */
  toErase(before: number, limit: number): Promise<readonly string[]>;
  erased(person: string): Promise<void>;
}

/** A log without some of what was in it. */
export interface Rewriting {
  readonly card: TableCard;
  /** Those that have changed, and last a new one. */
  readonly entries: readonly Entry[];
  /** Whose traces are gone by it. */
  readonly without?: Member;
  /** Nothing that was said is left. */
  readonly isSilent?: true;
}

/** Finished games from elsewhere: a card without a log, and a record. Their host has brought them. */
export interface Imports {
  /** `Conflict` when there is such a table already. */
  addImported(card: TableCard, record: string): Promise<void>;
  /** How many a member has brought. */
  importsOf(member: Member): Promise<number>;
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

/** New passwords for those who have forgotten theirs. The store sees hashes of codes only. */
export interface Recoveries {
  /** In the place of the one before. */
  issueRecovery(person: string, recovery: Recovery): Promise<void>;
  personByRecovery(login: string, codeHash: string, at: number): Promise<Person | undefined>;
  /** Uses the code up; false when it is not there any more, and then nothing has changed. */
  recover(person: string, codeHash: string, passwordHash: string, at: number): Promise<boolean>;
}

export interface Recovery {
  readonly codeHash: string;
  readonly until: number;
}

/** Who is not welcome. */
export interface Bans {
  /** Until that time, or no longer; their sessions lead nowhere meanwhile, and others hear of it. */
  banPerson(person: string, until: number | undefined): Promise<void>;
  /** A network as limits count them. */
  banAddress(ban: AddressBan): Promise<void>;
  /** False where it was not banned. */
  unbanAddress(network: string): Promise<boolean>;
  /** Those that last. */
  bannedAddresses(at: number): Promise<readonly AddressBan[]>;
  /** Drops those that have ended; says how many. */
  forgetEndedBans(at: number): Promise<number>;
}

export interface AddressBan {
  readonly network: string;
  readonly madeAt: number;
  readonly until: number;
}

/** For whoever looks after the server. */
export interface Overview {
  /** The newest first. */
  listTables(wanted: TablesWanted): Promise<readonly TableCard[]>;
  /** Those who were here last first. */
  listPersons(wanted: PersonsWanted): Promise<readonly ListedPerson[]>;
  totals(at: number): Promise<Totals>;
}

export interface TablesWanted {
  readonly limit: number;
  readonly stage?: TableCard['stage'];
  readonly isOpen?: boolean;
}

export const PERSON_KINDS = ['accounts', 'guests', 'banned'] as const;

export interface PersonsWanted {
  readonly limit: number;
  readonly kind?: (typeof PERSON_KINDS)[number];
  /** Called so, or logging in so, whole and in any case. */
  readonly name?: string;
  /** Bans that have ended by then are none. */
  readonly at: number;
}

export interface ListedPerson extends Person {
  /** To the day. */
  readonly usedAt: number;
}

export interface Totals {
  readonly persons: number;
  readonly accounts: number;
  readonly banned: number;
  readonly tables: Readonly<Record<TableCard['stage'] | 'imported', number>>;
  readonly entries: number;
  /** Of the database. */
  readonly bytes: number;
}

/** Sessions that lead to nobody any more: one, or all of somebody. */
export type Ended = { readonly session: string } | { readonly person: string };

/** By which secrets they are known. */
export interface Sessions {
  /** The store sees hashes only, so that its files let nobody in. */
  addSession(tokenHash: string, person: string, at: number): Promise<void>;
  /**
   * Nobody by one that was last used before `since`. Notes the use, at most once a day, and as far as it
   * can: who is known is known anyhow.
   */
  personBySession(tokenHash: string, at: number, since: number): Promise<Person | undefined>;
  /** Others hear of it. */
  dropSession(tokenHash: string): Promise<void>;
  /** All of one person; others hear of it. */
  dropSessionsOf(person: string): Promise<void>;
  sessionsOf(person: string): Promise<readonly SessionTimes[]>;
  /** Which of them still lead to somebody who is not banned. */
  knownSessions(tokenHashes: readonly string[], at: number): Promise<ReadonlySet<string>>;
  /** Drops the sessions that were not used since; says how many. */
  forgetOld(before: number): Promise<number>;
}

export interface SessionTimes {
  readonly madeAt: number;
  /** To the day. */
  readonly usedAt: number;
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
  /**
   * Tells which sessions others have ended; `some` when that was not heard, as after a broken connection.
   * The answer ends it, here and below.
   */
  onEnded(listener: (ended: Ended | 'some') => void): () => void;
  /** Tells which tables others have removed. */
  onRemoved(listener: (table: string) => void): () => void;
  /** Tells that others have banned an address, or have let it in again. */
  onBans(listener: () => void): () => void;
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
  /** Shown in the lobby. */
  readonly isOpen: boolean;
  readonly plan: Plan;
  readonly host: Member;
  readonly members: readonly SeatedMember[];
  /** The number of the last entry; 0 for an imported game. */
  readonly seq: number;
  /** The seat whose turn it is, while the game is played. */
  readonly turn?: number;
  /** Of which day it is the game, where it is one. */
  readonly daily?: Daily;
  readonly madeAt: number;
  readonly changedAt: number;
  /** Once the game is over. */
  readonly result?: Result;
}

export interface SeatedMember {
  readonly member: Member;
  readonly seat: number;
  readonly name: string;
  /** That of the seat's own number unless given. */
  readonly figure?: number;
  /** A bot plays on for them. */
  readonly hasLeft?: true;
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

/** At that table somebody hears others than before; anybody may, where it is not said who. */
export interface Muted {
  readonly table: string;
  readonly by?: Member;
}

/** A guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly account?: Account;
  /** By the operator. */
  readonly bannedUntil?: number;
}

export interface Account {
  readonly login: string;
  readonly passwordHash: string;
}
