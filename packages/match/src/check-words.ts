import { officialChance } from '@ochre/kernel';
import { Declined, declinedAs } from './declined.ts';

const LONGEST_NAME = 24;
const LONGEST_SAYING = 300;

/** Line breaks, controls, halves of characters, and signs that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const isLine = (text: string, longest: number): boolean =>
  text !== '' && [...text].length <= longest && !UNPRINTABLE.test(text);

export function checkName(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  if (isLine(trimmed, LONGEST_NAME)) return trimmed;
  throw new Declined('bad-name', `name: 1 to ${LONGEST_NAME} characters on one line are expected`);
}

export function checkSaying(text: string): string {
  const trimmed = text.trim();
  if (isLine(trimmed, LONGEST_SAYING)) return trimmed;
  throw new Declined(
    'bad-text',
    `text: 1 to ${LONGEST_SAYING} characters on one line are expected`,
  );
}

/** The kernel's dice know what a nonce is. */
export function checkNonces(nonces: readonly string[]): readonly string[] {
  declinedAs('bad-nonce', () => officialChance({ secret: '', nonces }));
  return nonces;
}
