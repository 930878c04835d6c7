import type { Entry, Member, Plan } from '@ochre/match';
import type { SeatedMember } from '../store/store.ts';

/** Who sits, or sat until a bot took over, where: views name people, and never say who they are. */
export class Roster {
  /** Who made the table. */
  host: Member = '';
  private seated: readonly SeatedMember[] = [];

  get members(): readonly SeatedMember[] {
    return this.seated;
  }

  pass({ by, deed }: Entry): void {
    if (deed.kind === 'made') this.host = by;
    if (deed.kind === 'sat') {
      const { seat, name, figure = seat } = deed;
      const chosen = figure === seat ? {} : { figure };
      this.seated = [...this.seated, { member: by, seat, name, ...chosen }];
    }
    if (deed.kind === 'chose') {
      const { seat, figure } = deed;
      this.seated = this.seated.map((one) => (one.seat === seat ? { ...one, figure } : one));
    }
    if (deed.kind === 'replaced') {
      this.seated = this.seated.map((one) =>
        one.seat === deed.seat ? { ...one, hasLeft: true } : one,
      );
    }
    if (deed.kind === 'stood') this.keep(({ seat }) => seat !== deed.seat);
    if (deed.kind === 'planned') this.keep(({ seat }) => isForPeople(deed.plan, seat));
  }

  seatOf(member: Member): number | undefined {
    return this.seated.find((one) => one.member === member)?.seat;
  }

  /** Whether they have made the table, or have a seat here, or had one until a bot took over. */
  isKnown(member: Member): boolean {
    return member === this.host || this.seatOf(member) !== undefined;
  }

  private keep(stays: (one: SeatedMember) => boolean): void {
    this.seated = this.seated.filter(stays);
  }
}

const isForPeople = ({ seats }: Plan, seat: number): boolean => seats[seat]?.kind === 'person';
