import { type AnyGame, areOlderRules, botNonce, commitmentTo } from '@ochre/kernel';
import type { Closing, Plan, Result, TableView } from '@ochre/protocol';
import type { Daily } from '@ochre/protocol/vocabulary';
import { Attendance } from './attendance.ts';
import { Bans } from './bans.ts';
import { requestOf } from './check-plan.ts';
import { Clock } from './clock.ts';
import { Course } from './course.ts';
import { Declined } from './declined.ts';
import type { DeedOf, Entry, Member } from './deed.ts';
import { type Games, gameNamed } from './games.ts';
import type { Log } from './log.ts';
import { movesIn } from './moves-in.ts';
import { Mutes } from './mutes.ts';
import type { Naming } from './naming.ts';
import type { ReplaceRequest } from './replace-request.ts';
import { Seats } from './seats.ts';
import { Talk } from './talk.ts';
import type { UndoRequest } from './undo-request.ts';
import { Voices } from './voices.ts';

export type Stage = TableView['stage'];

/**
 * What whoever keeps a table knows beside its log. With it a table is opened though its game was begun
 * under rules that are not known here: its moves come to nothing then, and this is how it ended.
 */
export interface Beside {
  readonly result?: Result;
}

interface TableBirth {
  readonly games: Games;
  readonly made: DeedOf<'made'>;
  readonly host: Member;
  readonly log: Log;
  readonly beside: Beside | undefined;
  readonly naming: Naming;
}

/** What the log has come to so far: what commands are checked against and deeds change. */
export class TableState {
  readonly games: Games;
  readonly host: Member;
  readonly secret: string;
  readonly commitment: string;
  /** Of which day it is the game, where it is one. */
  readonly daily: Daily | undefined;
  readonly seats: Seats;
  readonly mutes = new Mutes();
  readonly attendance = new Attendance();
  readonly talk = new Talk();
  readonly bans = new Bans();
  readonly naming: Naming;
  readonly voices: Voices;
  plan: Plan;
  /** Those of an older log. */
  botNonces: readonly string[] | undefined;
  course: Course | undefined;
  clock: Clock | undefined;
  request: UndoRequest | undefined;
  replacing: ReplaceRequest | undefined;
  rematch: string | undefined;
  isClosed = false;
  closing: Closing | undefined;
  /** Those the game was begun under. */
  rules: string | undefined;
  private readonly log: Log;
  readonly beside: Beside | undefined;

  constructor({ games, made, host, log, beside, naming }: TableBirth) {
    this.games = games;
    this.naming = naming;
    this.voices = new Voices(naming);
    this.log = log;
    this.beside = beside;
    this.host = host;
    this.secret = made.secret;
    this.commitment = commitmentTo(made.secret);
    this.daily = made.daily;
    this.plan = made.plan;
    this.botNonces = made.botNonces;
    this.seats = new Seats(made.plan.seats);
  }

  get stage(): Stage {
    if (this.isClosed) return 'closed';
    if (this.rules === undefined) return 'gathering';
    const isOver = this.course?.isOver ?? this.beside?.result !== undefined;
    return isOver ? 'over' : 'playing';
  }

  /** How the game ended. */
  get result(): Result | undefined {
    const { course, beside } = this;
    if (course === undefined) return beside?.result;
    if (!course.isOver) return undefined;
    return { scores: course.game.scores(course.state), winners: course.game.winners(course.state) };
  }

  /** Whether a game has begun whose rules are not known here. */
  get isUnderOtherRules(): boolean {
    return this.rules !== undefined && this.course === undefined;
  }

  /** Whether these rules are the newer ones: nobody will know the others any more. */
  get hasOlderRules(): boolean {
    const { rules, games, plan } = this;
    const known = games[plan.game]?.rulesVersion;
    return rules !== undefined && known !== undefined && areOlderRules(rules, known);
  }

  /** The seat whose turn it is, while the game is played. */
  get turn(): number | undefined {
    return this.stage === 'playing' ? this.course?.turn : undefined;
  }

  /** That seat, if a person has it: only people have clocks. */
  get personsTurn(): number | undefined {
    const { turn } = this;
    return turn !== undefined && this.seats.isPersons(turn) ? turn : undefined;
  }

  /** The bot's seat that must decide; while somebody may still take something back, it waits. */
  get botsTurn(): number | undefined {
    const { turn } = this;
    return turn === undefined || this.seats.isPersons(turn) ? undefined : turn;
  }

  /** After an entry was taken in: what follows from who did it, and when. */
  pass(entry: Entry): void {
    const { seats, personsTurn, course, replacing } = this;
    const seat = seats.of(entry.by);
    this.attendance.pass(entry, { isFull: seats.free === undefined, awaited: personsTurn, seat });
    if (course !== undefined) {
      this.clock?.follow({ seat: personsTurn, standing: course.standing }, entry.at);
    }
    if (replacing === undefined) return;
    const { by, seat: whom } = replacing;
    // Whoever does anything is back; and for whose turn it is not, nobody waits.
    const isBack = whom !== personsTurn || whom === seat;
    if (isBack || !seats.isPersons(by)) this.replacing = undefined;
  }

  /** The time from one moment to another counts for nobody. */
  skip(from: number, to: number): void {
    const shifted = (moment: number): number => Math.min(to, moment + to - from);
    const { request, replacing } = this;
    this.clock?.skip(from, to);
    this.attendance.skip(shifted);
    if (request !== undefined) this.request = { ...request, at: shifted(request.at) };
    if (replacing !== undefined) this.replacing = { ...replacing, at: shifted(replacing.at) };
  }

  /** Every seat's part in the dice, in seat order; none in the game of a day. */
  get nonces(): string[] {
    const { botNonces, commitment, daily } = this;
    if (daily !== undefined) return [];
    return this.seats.nonces((seat) =>
      botNonces === undefined ? botNonce(seat, commitment) : (botNonces[seat] ?? `bot${seat}`),
    );
  }

  /** Of that number, if there is one. */
  entryOf(number: number): Entry | undefined {
    return this.log.entries()[number - 1];
  }

  begin(rules: string): void {
    const { games, plan, beside } = this;
    this.rules = rules;
    if (games[plan.game]?.rulesVersion !== rules && beside !== undefined) return;
    const game = this.gameUnder(rules);
    const seed = { secret: this.secret, nonces: this.nonces };
    this.course = new Course(game, requestOf(plan), seed, () => movesIn(this.log.entries()));
    if (plan.clock.kind !== 'none') this.clock = new Clock(plan.clock, plan.seats.length);
  }

  /** Throws where a game runs by rules that are not known here: it is for who knows them. */
  checkRules(): void {
    const { stage, rules } = this;
    if (rules !== undefined && stage === 'playing' && this.isUnderOtherRules) this.gameUnder(rules);
  }

  /** The game, if it has these rules here; or why it cannot be played. */
  private gameUnder(rules: string): AnyGame {
    const game = gameNamed(this.games, this.plan.game);
    if (game.rulesVersion === rules) return game;
    throw new Declined(
      'not-now',
      `A game begun under rules version "${rules}" cannot continue under "${game.rulesVersion}".`,
    );
  }
}
