import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What OWASP asks of scrypt, at least: 64 MiB and about a tenth of a second. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 } as const;
const LENGTH = 32;

/** As it is stored: how it was made stands in front, so that it can be made dearer later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return [
    'scrypt',
    COST.N,
    COST.r,
    COST.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Where there is no such account it takes as long as where there is one. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [kind, N, r, p, salt, key] = stored?.split('$') ?? [];
  if (kind !== 'scrypt' || salt === undefined || key === undefined) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const found = await derive(password, Buffer.from(salt, 'base64url'), options);
  const wanted = Buffer.from(key, 'base64url');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
