import type { Leaving, SeatPlan } from '@ochre/protocol';
import type { Member } from './deed.ts';
import { figuresOf } from './figures.ts';

export interface Person {
  readonly member: Member;
  readonly name: string;
  readonly nonce: string;
  readonly satAt: number;
  readonly figure: number;
}

export interface Seat {
  /** Who sits there, or sat there until a bot took over. */
  readonly person?: Person;
  /** The level of the bot who plays. */
  readonly bot?: string;
  readonly left?: Leaving;
}

/** Who sits where. */
export class Seats {
  private seats: readonly Seat[];

  constructor(plan: readonly SeatPlan[]) {
    this.seats = plan.map(seatOf);
  }

  get all(): readonly Seat[] {
    return this.seats;
  }

  /** The seats that people play, in order. */
  get people(): number[] {
    return this.seats.flatMap((_, seat) => (this.isPersons(seat) ? [seat] : []));
  }

  /** The first one that waits for a person. */
  get free(): number | undefined {
    const at = this.seats.findIndex(isFree);
    return at < 0 ? undefined : at;
  }

  get isAnyoneGone(): boolean {
    return this.seats.some(({ left }) => left !== undefined);
  }

  isFree(seat: number): boolean {
    return isFree(this.seats[seat]!);
  }

  isPersons(seat: number): boolean {
    const { person, bot } = this.seats[seat]!;
    return person !== undefined && bot === undefined;
  }

  /** The seat a member plays: whoever was replaced by a bot has none any more. */
  of(member: Member | undefined): number | undefined {
    return this.people.find((seat) => this.seats[seat]!.person!.member === member);
  }

  /** The seat a member played until a bot took over. */
  leftBy(member: Member | undefined): number | undefined {
    const at = this.seats.findIndex(
      ({ person, left }) => left !== undefined && person?.member === member,
    );
    return at < 0 ? undefined : at;
  }

  /** The seat a member plays, or played until a bot took over. */
  givenTo(member: Member): number | undefined {
    const at = this.seats.findIndex(({ person }) => person?.member === member);
    return at < 0 ? undefined : at;
  }

  /** Also of who has left: they may still talk. */
  nameOf(member: Member): string | undefined {
    return this.seats.find(({ person }) => person?.member === member)?.person?.name;
  }

  /** Who has sat longest, of those who are somebody else. */
  longestSitting(than: Member): Member | undefined {
    const people = this.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const others = people.filter(({ member }) => member !== than);
    return others.sort((one, other) => one.satAt - other.satAt)[0]?.member;
  }

  /** For the dice: people's own, and what a bot adds where none sits. */
  nonces(ofBot: (seat: number) => string): string[] {
    return this.seats.map(({ person }, seat) => person?.nonce ?? ofBot(seat));
  }

  /** By seat. People have the one they chose; the others have what is left, their own where they can. */
  get figures(): number[] {
    return figuresOf(this.seats.map(({ person }) => person?.figure));
  }

  /** Whether no person has it. */
  isFigureFree(figure: number): boolean {
    return this.seats.every(({ person }) => person?.figure !== figure);
  }

  choose(seat: number, figure: number): void {
    const { person, ...others } = this.seats[seat]!;
    if (person !== undefined) this.set(seat, { ...others, person: { ...person, figure } });
  }

  sit(seat: number, person: Person): void {
    this.set(seat, { person });
  }

  stand(seat: number): void {
    this.set(seat, {});
  }

  replace(seat: number, bot: string, left: Leaving): void {
    this.set(seat, { ...this.seats[seat]!, bot, left });
  }

  /** People keep their seat where there still is one for a person. */
  plan(plan: readonly SeatPlan[]): void {
    const before = this.seats;
    this.seats = plan.map((seat, at) => {
      const person = before[at]?.person;
      return seat.kind === 'bot' || person === undefined ? seatOf(seat) : { person };
    });
  }

  private set(seat: number, now: Seat): void {
    this.seats = this.seats.map((before, at) => (at === seat ? now : before));
  }
}

const seatOf = (plan: SeatPlan): Seat => (plan.kind === 'bot' ? { bot: plan.level } : {});

const isFree = ({ person, bot }: Seat): boolean => person === undefined && bot === undefined;
