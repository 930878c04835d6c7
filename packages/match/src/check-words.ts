import { officialChance } from '@ochre/kernel';
import { isLine, LIMITS } from '@ochre/protocol/vocabulary';
import { Declined, declinedAs } from './declined.ts';

export function checkName(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  if (isLine(trimmed, LIMITS.name)) return trimmed;
  throw new Declined('bad-name', `name: 1 to ${LIMITS.name} characters on one line are expected`);
}

export function checkSaying(text: string): string {
  const trimmed = text.trim();
  if (isLine(trimmed, LIMITS.said)) return trimmed;
  throw new Declined('bad-text', `text: 1 to ${LIMITS.said} characters on one line are expected`);
}

/** The kernel's dice know what a nonce is. */
export function checkNonces(nonces: readonly string[]): readonly string[] {
  declinedAs('bad-nonce', () => officialChance({ secret: '', nonces }));
  return nonces;
}
