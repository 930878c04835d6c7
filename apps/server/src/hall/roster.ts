import type { Entry, Member, Plan } from '@ochre/match';
import type { SeatedMember } from '../store/store.ts';

/** Who sits, or sat until a bot took over, where: views name people, and never say who they are. */
export class Roster {
  /** Who made the table. */
  host: Member = '';
  private seated: readonly SeatedMember[] = [];
  /** Those who have muted somebody: they may hear less than others. */
  private readonly choosy = new Set<Member>();

  get members(): readonly SeatedMember[] {
    return this.seated;
  }

  pass({ by, deed }: Entry): void {
    if (deed.kind === 'made') this.host = by;
    if (deed.kind === 'sat') {
      this.seated = [...this.seated, { member: by, seat: deed.seat, name: deed.name }];
    }
    if (deed.kind === 'replaced') {
      this.seated = this.seated.map((one) =>
        one.seat === deed.seat ? { ...one, hasLeft: true } : one,
      );
    }
    if (deed.kind === 'muted') this.choosy.add(by);
    if (deed.kind === 'stood') this.keep(({ seat }) => seat !== deed.seat);
    if (deed.kind === 'planned') this.keep(({ seat }) => isForPeople(deed.plan, seat));
  }

  seatOf(member: Member): number | undefined {
    return this.seated.find((one) => one.member === member)?.seat;
  }

  /** Whether a member sees and hears the same as anybody who happens to look. */
  isLikeAnybody(member: Member): boolean {
    const isKnown = member === this.host || this.seatOf(member) !== undefined;
    return !isKnown && !this.choosy.has(member);
  }

  private keep(stays: (one: SeatedMember) => boolean): void {
    this.seated = this.seated.filter(stays);
  }
}

const isForPeople = ({ seats }: Plan, seat: number): boolean => seats[seat]?.kind === 'person';
