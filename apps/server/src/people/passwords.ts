import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from '../store/store.ts';
import type { Cost } from './derivation.ts';
import { PasswordDesk } from './password-desk.ts';
import { ShortLine } from './short-line.ts';

/** What OWASP asks of scrypt, at least: 64 MiB and about a tenth of a second. */
const COST: Cost = { N: 2 ** 16, r: 8, p: 1 };

/** Who wants a password hashed: strangers do not take the places of those who were here before. */
const ROOM = { stranger: 20, known: 30 } as const;
export type Asker = keyof typeof ROOM;

/** Passwords are hashed one after the other; when too many wait, the next one hears so. */
export class Passwords {
  private readonly desk: PasswordDesk;
  private readonly line = new ShortLine();

  constructor(script: URL) {
    this.desk = new PasswordDesk(script);
  }

  /** As it is stored: how it was made stands in front, so that it can be made dearer later. */
  async hash(password: string, asker: Asker): Promise<string> {
    const salt = randomBytes(16);
    const hashing = () => this.desk.derive({ password, salt, cost: COST });
    const key = await this.line.takeTurn(ROOM[asker], hashing);
    const { N, r, p } = COST;
    return ['scrypt', N, r, p, base64(salt), base64(key)].join('$');
  }

  /**
   * Whoever is found, if that is their password. They are looked for when it is their turn: those for
   * whom there is no room cost nothing. Where nobody is found it takes as long as where somebody is.
   */
  ownerOf(
    password: string,
    find: () => Promise<Person | undefined>,
    asker: Asker,
  ): Promise<Person | undefined> {
    return this.line.takeTurn(ROOM[asker], async () => {
      const person = await find();
      const isRight = await this.isRight(password, person?.account?.passwordHash);
      return isRight ? person : undefined;
    });
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  private async isRight(password: string, stored: string | undefined): Promise<boolean> {
    const [kind, N, r, p, salt, key] = stored?.split('$') ?? [];
    if (kind !== 'scrypt' || salt === undefined || key === undefined) {
      await this.desk.derive({ password, salt: randomBytes(16), cost: COST });
      return false;
    }
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const found = await this.desk.derive({ password, salt: Buffer.from(salt, 'base64url'), cost });
    const wanted = Buffer.from(key, 'base64url');
    return found.length === wanted.length && timingSafeEqual(found, wanted);
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
