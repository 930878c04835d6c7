import { Refusal } from '@ochre/host';
import { loginKey } from '../store/login.ts';
import { perHour, perMinute, type Rate } from './allowance.ts';
import { Allowances } from './allowances.ts';
import { Recent } from './recent.ts';

/** Passwords tried by one client, right ones too: each costs a hash. */
const BY_CLIENT = perMinute(10);
/** Wrong ones of one client for one account. */
const BY_GUESSER: Rate = { burst: 10, perSecond: 20 / 3600 };
/** Wrong ones for one account, by all together who were never in it. */
const BY_STRANGERS = perHour(100);
/** So many clients are remembered with an account that they were in. */
const KNOWN = 10_000;

/** Who tries a password, and for which account. */
export interface Guess {
  readonly client: string;
  readonly login: string;
}

/**
 * How often passwords may be tried. Whoever guesses is slowed down, and all who guess at one account
 * together; its owner is not among them where they have logged in before.
 */
export class Guessing {
  private readonly byClient = new Allowances(BY_CLIENT);
  private readonly byGuesser = new Allowances(BY_GUESSER);
  private readonly byStrangers = new Allowances(BY_STRANGERS);
  private readonly known = new Recent(KNOWN);

  /** One password of one's own, such as a new account has. */
  checkClient(client: string): void {
    if (!this.byClient.take(client)) throw tooMany();
  }

  /** The old one, by whoever is in: nobody who is not can use that up. */
  checkInside(client: string, person: string): void {
    this.checkClient(client);
    if (!this.byGuesser.take(`inside ${person}`)) throw tooMany();
  }

  /** That client is the owner's from now on. */
  know(guess: Guess): void {
    this.known.add(guesserOf(guess));
  }

  /** Tries a password, if it may be; only wrong ones count against guesser and account. */
  async attempt<T>(guess: Guess, attempt: (isKnown: boolean) => Promise<T>): Promise<T> {
    const isKnown = this.known.has(guesserOf(guess));
    this.checkClient(guess.client);
    this.count(guess, isKnown);
    try {
      const answer = await attempt(isKnown);
      this.discount(guess, isKnown);
      this.know(guess);
      return answer;
    } catch (error) {
      const isWrong = error instanceof Refusal && error.code === 'wrong-password';
      if (!isWrong) this.discount(guess, isKnown);
      throw error;
    }
  }

  private count(guess: Guess, isKnown: boolean): void {
    if (!this.byGuesser.take(guesserOf(guess))) throw tooMany();
    if (isKnown || this.byStrangers.take(loginKey(guess.login))) return;
    this.byGuesser.giveBack(guesserOf(guess));
    throw tooMany();
  }

  private discount(guess: Guess, isKnown: boolean): void {
    this.byGuesser.giveBack(guesserOf(guess));
    if (!isKnown) this.byStrangers.giveBack(loginKey(guess.login));
  }
}

/** The account in the form in which it is stored: another spelling is no other account. */
const guesserOf = ({ client, login }: Guess): string => `${client} ${loginKey(login)}`;

const tooMany = (): Refusal => new Refusal('too-many', 'Too many tries; wait a while.');
