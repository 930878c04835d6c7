import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An id that says nothing about what it names; who does not know a table's cannot find it. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The id of what somebody brings along: the same for the same, and to nobody else. */
export const idOfBrought = (by: string, text: string): string =>
  createHash('sha256').update(`${by}\n${text}`).digest().subarray(0, 12).toString('base64url');

/** The session that a secret opens, as it is stored: whoever reads the database cannot log in. */
export const sessionOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** No letters that look or sound like others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function letters(length: number): string {
  const bytes = randomBytes(length * 4);
  const letter = (_: unknown, at: number): string =>
    LETTERS[bytes.readUInt32LE(at * 4) % LETTERS.length]!;
  return Array.from({ length }, letter).join('');
}

/** Short enough to be read out: nine hundred million of them. */
export const newCode = (): string => letters(6);

/** Can be read out as well, and not be guessed. */
export const newRecoveryCode = (): string => [letters(5), letters(5), letters(5)].join('-');

/** As it is stored; however it was written down and typed. */
export const codeHashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');
