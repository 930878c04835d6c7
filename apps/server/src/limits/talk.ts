import { Allowances } from './allowances.ts';

/** A quarter of a minute's worth may come at once. */
const AT_ONCE = 1 / 4;
/** People share addresses, and whoever makes themselves many people shares one as well. */
const AN_ADDRESS = 3;

/** How much is said: each person has an allowance, and all of one network have one together. */
export class TalkAllowances {
  private readonly byPerson: Allowances;
  private readonly byNetwork: Allowances;

  constructor(aMinute: number) {
    this.byPerson = new Allowances(rateOf(aMinute));
    this.byNetwork = new Allowances(rateOf(aMinute * AN_ADDRESS));
  }

  /** Takes one of both, if there is one. */
  take(person: string, network: string): boolean {
    if (!this.byPerson.take(person)) return false;
    if (this.byNetwork.take(network)) return true;
    this.byPerson.giveBack(person);
    return false;
  }
}

const rateOf = (aMinute: number) => ({
  burst: Math.ceil(aMinute * AT_ONCE),
  perSecond: aMinute / 60,
});
