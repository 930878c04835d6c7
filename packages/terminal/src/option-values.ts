import { UserError } from './user-error.ts';

/** `a,b` as a list; nothing as an empty one. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A whole number within bounds, or a `UserError`. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new UserError(
      `${option}: a whole number from ${least} to ${most} is expected, not "${text}".`,
    );
  }
  return value;
}
