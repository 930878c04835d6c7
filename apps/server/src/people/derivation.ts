import { scryptSync } from 'node:crypto';

/** A password to be hashed, and how. */
export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly cost: Cost;
}

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** What comes of it, or why nothing did. */
export type Derived = { readonly key: Uint8Array } | { readonly problem: string };

const LENGTH = 32;
/** Beyond what our cost needs: stored ones may be dearer. */
const MOST_MEMORY = 128 * 2 ** 20;

/** Takes about a tenth of a second, in which its thread does nothing else. */
export function derive({ password, salt, cost }: Derivation): Derived {
  try {
    const options = { ...cost, maxmem: MOST_MEMORY };
    return { key: scryptSync(password.normalize('NFKC'), salt, LENGTH, options) };
  } catch (error) {
    return { problem: String(error) };
  }
}
