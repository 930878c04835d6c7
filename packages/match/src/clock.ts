import type { ClockPlan, ClockView } from '@ochre/protocol';

/** Where a game stands, as far as its clock cares. */
export interface ClockTurn {
  /** The person's seat whose time runs; nobody's while a bot thinks. */
  readonly seat: number | undefined;
  /** How many moves stand: when that changes, the turn has passed or something was revealed. */
  readonly standing: number;
}

/** The time each seat has left. It knows the hour only by what it is told. */
export class Clock {
  private readonly plan: Exclude<ClockPlan, { kind: 'none' }>;
  private readonly left: number[];
  private turn: ClockTurn = { seat: undefined, standing: 0 };
  private since = 0;
  /** Who goes on with a turn that had ended. */
  private reopened: number | undefined;

  constructor(plan: Exclude<ClockPlan, { kind: 'none' }>, seats: number) {
    this.plan = plan;
    this.left = Array.from({ length: seats }, () => plan.time);
  }

  /** When the time of the seat that runs is over. */
  get endsAt(): number | undefined {
    const { seat } = this.turn;
    return seat === undefined ? undefined : this.since + this.left[seat]!;
  }

  /** Time runs for whoever's turn it is. */
  follow(turn: ClockTurn, at: number): void {
    const { seat, standing } = this.turn;
    if (turn.seat === seat && turn.standing === standing) return;
    this.charge(at);
    this.turn = turn;
    this.since = at;
    const isReopened = turn.seat === this.reopened;
    this.reopened = undefined;
    // A choice that cannot be taken back is a turn's worth of time, also for who plays alone.
    if (this.plan.kind === 'turn' && turn.seat !== undefined && !isReopened) {
      this.left[turn.seat] = this.plan.time;
    }
  }

  /** What comes on top for a turn that has ended. */
  endTurn(seat: number): void {
    if (this.plan.kind === 'game') this.left[seat]! += this.plan.increment;
  }

  /** A turn that had ended goes on, with the time that was left. */
  reopenTurn(seat: number): void {
    this.reopened = seat;
    if (this.plan.kind === 'game') this.left[seat]! -= this.plan.increment;
  }

  /** The time from one moment to another counts for nobody. */
  skip(from: number, to: number): void {
    this.charge(from);
    this.since = to;
  }

  view(): ClockView {
    const { seat } = this.turn;
    return {
      plan: this.plan,
      left: this.left.slice(),
      ...(seat === undefined ? {} : { running: { seat, since: this.since } }),
    };
  }

  private charge(at: number): void {
    const { seat } = this.turn;
    if (seat === undefined) return;
    const used = Math.max(0, at - this.since);
    this.left[seat] = Math.max(0, this.left[seat]! - used);
  }
}
