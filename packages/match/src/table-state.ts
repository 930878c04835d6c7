import { commitmentTo } from '@ochre/kernel';
import type { Plan, TableView } from '@ochre/protocol';
import { Attendance } from './attendance.ts';
import { requestOf } from './check-plan.ts';
import { Clock } from './clock.ts';
import { Course } from './course.ts';
import { Declined } from './declined.ts';
import type { DeedOf, Entry, Member } from './deed.ts';
import { type Games, gameNamed } from './games.ts';
import type { Log } from './log.ts';
import { movesIn } from './moves-in.ts';
import { Mutes } from './mutes.ts';
import type { ReplaceRequest } from './replace-request.ts';
import { Seats } from './seats.ts';
import type { UndoRequest } from './undo-request.ts';

export type Stage = TableView['stage'];

/** What the log has come to so far: what commands are checked against and deeds change. */
export class TableState {
  readonly games: Games;
  readonly host: Member;
  readonly secret: string;
  readonly commitment: string;
  readonly seats: Seats;
  readonly mutes = new Mutes();
  readonly attendance = new Attendance();
  plan: Plan;
  botNonces: readonly string[];
  course: Course | undefined;
  clock: Clock | undefined;
  request: UndoRequest | undefined;
  replacing: ReplaceRequest | undefined;
  rematch: string | undefined;
  isClosed = false;
  private readonly log: Log;

  constructor(games: Games, made: DeedOf<'made'>, host: Member, log: Log) {
    this.games = games;
    this.log = log;
    this.host = host;
    this.secret = made.secret;
    this.commitment = commitmentTo(made.secret);
    this.plan = made.plan;
    this.botNonces = made.botNonces;
    this.seats = new Seats(made.plan.seats);
  }

  get stage(): Stage {
    if (this.isClosed) return 'closed';
    if (this.course === undefined) return 'gathering';
    return this.course.isOver ? 'over' : 'playing';
  }

  /** The seat whose turn it is, while the game is played. */
  get turn(): number | undefined {
    return this.stage === 'playing' ? this.course!.turn : undefined;
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

  begin(rules: string): void {
    const { plan, seats } = this;
    const game = gameNamed(this.games, plan.game);
    const { rulesVersion } = game;
    if (rules !== rulesVersion) {
      throw new Declined(
        'not-now',
        `A game of rules version "${rules}" cannot go on under "${rulesVersion}".`,
      );
    }
    const nonces = seats.nonces(this.botNonces);
    const seed = { secret: this.secret, nonces };
    this.course = new Course(game, requestOf(plan), seed, () => movesIn(this.log.entries()));
    if (plan.clock.kind !== 'none') this.clock = new Clock(plan.clock, plan.seats.length);
  }
}
