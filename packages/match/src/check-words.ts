import { officialChance } from '@ochre/kernel';
import { foldLine, isLine, LIMITS } from '@ochre/protocol/vocabulary';
import { Declined, declinedAs } from './declined.ts';

export function checkName(name: string | undefined): string {
  const line = foldLine(name ?? '');
  if (isLine(line, LIMITS.name)) return line;
  throw new Declined('bad-name', `name: ${wanted(LIMITS.name)}`);
}

export function checkSaying(text: string): string {
  const line = foldLine(text);
  if (isLine(line, LIMITS.said)) return line;
  throw new Declined('bad-text', `text: ${wanted(LIMITS.said)}`);
}

const wanted = (most: number): string =>
  `1 to ${most} characters on one line are expected, that can be seen and have no heaps of marks`;

/** The kernel's dice know what a nonce is. */
export function checkNonces(nonces: readonly string[]): readonly string[] {
  declinedAs('bad-nonce', () => officialChance({ secret: '', nonces }));
  return nonces;
}
