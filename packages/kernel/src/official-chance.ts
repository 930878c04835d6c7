import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Purpose } from './chance.ts';
import { badRequest } from './refused.ts';

/** What official dice come from. The secret is committed to first; then every seat adds a nonce. */
export interface Seed {
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** Published before the first roll; whoever learns the secret later can check it against this. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/**
 * What a bot adds at that seat. It follows from the commitment, so that whoever knows the secret
 * cannot choose it: they would have to before they commit to anything, and then know no other nonce.
 */
export const botNonce = (seat: number, commitment: string): string =>
  bytesToHex(sha256(utf8ToBytes(`ochre bot ${seat} ${commitment}`)));

const NONCE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Dice that anyone can verify; docs/fair-dice.md describes every byte.
 * key = HMAC(secret, "ochre 1 " + nonces joined by ","), bytes = HMAC(key, purpose) block by block.
 */
class OfficialChance implements Chance {
  private readonly key: Uint8Array;

  constructor(seed: Seed) {
    for (const nonce of seed.nonces) {
      if (!NONCE.test(nonce)) throw badRequest('nonces', 'each is 1 to 64 letters, digits, _ or -');
    }
    this.key = hmac(
      sha256,
      utf8ToBytes(seed.secret),
      utf8ToBytes(`ochre 1 ${seed.nonces.join(',')}`),
    );
  }

  dice(what: Purpose, round: number, player: number, count: number): number[] {
    const faces: number[] = [];
    for (let block = 0; faces.length < count; block++) {
      const bytes = this.bytes(`dice ${what.name} ${round} ${player} ${count} ${block}`);
      // 252 is the largest multiple of 6 in a byte: bytes above it would favour low faces.
      for (const byte of bytes) if (byte < 252 && faces.length < count) faces.push(1 + (byte % 6));
    }
    return faces;
  }

  below(limit: number, what: Purpose): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    for (let block = 0; ; block++) {
      const bytes = this.bytes(`draw ${what.name} ${limit} ${block}`);
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < bytes.length; at += 4) {
        const word = words.getUint32(at);
        if (word < fair) return word % limit;
      }
    }
  }

  private bytes(message: string): Uint8Array {
    return hmac(sha256, this.key, utf8ToBytes(message));
  }
}

export const officialChance = (seed: Seed): Chance => new OfficialChance(seed);
