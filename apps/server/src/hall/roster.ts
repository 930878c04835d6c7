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
      this.seated = [...this.seated, { member: by, seat: deed.seat, name: deed.name }];
    }
    if (deed.kind === 'stood') this.keep(({ seat }) => seat !== deed.seat);
    if (deed.kind === 'planned') this.keep(({ seat }) => isForPeople(deed.plan, seat));
  }

  seatOf(member: Member): number | undefined {
    return this.seated.find((one) => one.member === member)?.seat;
  }

  /** Whether a member sees no more than anybody who happens to look. */
  onlyWatches(member: Member): boolean {
    return member !== this.host && this.seatOf(member) === undefined;
  }

  private keep(stays: (one: SeatedMember) => boolean): void {
    this.seated = this.seated.filter(stays);
  }
}

const isForPeople = ({ seats }: Plan, seat: number): boolean => seats[seat]?.kind === 'person';
