/** A stream of random numbers, for bots and for drawing hidden things anew; never for official dice. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
}

/** 32 well mixed bits (the finalizer of MurmurHash3). */
export function mix32(bits: number): number {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** FNV-1a over the text's UTF-16 units, mixed. */
export function hash32(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ mix32(salt);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix32(h);
}

/** Chris Doty-Humphrey's sfc32: small, fast, and good enough for billions of games. */
class Sfc32 implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = hash32(seed, 1);
    this.b = hash32(seed, 2);
    this.c = hash32(seed, 3);
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }
}

export const randomFrom = (seed: string): Random => new Sfc32(seed);

/** One of some things, each as likely; there must be one. */
export const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[random.below(items.length)]!;
