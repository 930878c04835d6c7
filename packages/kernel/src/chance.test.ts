import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Chance, purpose, shuffled } from './chance.ts';
import { commitmentTo, officialChance } from './official-chance.ts';
import { randomFrom } from './random.ts';
import { scriptedChance } from './scripted-chance.ts';
import { simulationChance } from './simulation-chance.ts';

const FOREST = purpose('forest');
const RIVER = purpose('river');
const DECK = purpose('deck');

const kinds: [string, (seed: string) => Chance][] = [
  ['official', (secret) => officialChance({ secret, nonces: [] })],
  ['simulation', simulationChance],
  ['scripted', (seed) => scriptedChance([], simulationChance(seed))],
];

describe.each(kinds)('%s chance', (_name, make) => {
  it('gives the same dice for the same key, whatever was rolled in between', () => {
    const chance = make('seed');
    const first = chance.dice(FOREST, 3, 1, 4, 0);
    chance.dice(RIVER, 3, 1, 4, 4);
    expect(chance.dice(FOREST, 3, 1, 4, 8)).toEqual(first);
    expect(make('seed').dice(FOREST, 3, 1, 4, 0)).toEqual(first);
  });

  it('gives other dice when any part of the key or the seed differs', () => {
    const rolls = [
      make('seed').dice(FOREST, 3, 1, 10, 0),
      make('seed').dice(RIVER, 3, 1, 10, 0),
      make('seed').dice(FOREST, 4, 1, 10, 0),
      make('seed').dice(FOREST, 3, 2, 10, 0),
      make('other').dice(FOREST, 3, 1, 10, 0),
    ];
    expect(new Set(rolls.map(String)).size).toBe(rolls.length);
    // Another number of dice is another roll, not the same one cut short.
    const cut = make('seed').dice(FOREST, 3, 1, 9, 0);
    expect(rolls[0]!.slice(0, 9)).not.toEqual(cut);
  });

  it('rolls every face equally often, alone and after each other', () => {
    const chance = make('fair');
    const rolls = 6000;
    const singles = new Array<number>(6).fill(0);
    const pairs = new Array<number>(36).fill(0);
    for (let round = 0; round < rolls; round++) {
      const [a, b, c] = chance.dice(FOREST, round, round % 5, 3, 0);
      for (const face of [a!, b!, c!]) singles[face - 1]!++;
      pairs[(a! - 1) * 6 + (b! - 1)]!++;
    }
    // 99.99 % bounds for 5 and 35 degrees of freedom; the seeds are fixed, so this never flickers.
    expect(chiSquared(singles, (3 * rolls) / 6)).toBeLessThan(25.7);
    expect(chiSquared(pairs, rolls / 36)).toBeLessThan(78);
  });

  it('draws whole numbers below the limit, each equally often', () => {
    const counts = new Array<number>(7).fill(0);
    for (let seed = 0; seed < 3500; seed++) counts[make(`s${seed}`).below(7, DECK)]!++;
    expect(chiSquared(counts, 500)).toBeLessThan(27.9);
  });

  it('shuffles without losing anything', () => {
    const chance = make('shuffle');
    const items = Array.from({ length: 36 }, (_, item) => item);
    const result = shuffled(items, (limit) => chance.below(limit, DECK));
    expect(result.slice().sort((a, b) => a - b)).toEqual(items);
    expect(result).not.toEqual(items);
  });
});

function chiSquared(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('official chance', () => {
  it('is what docs/fair-dice.md says, byte by byte', () => {
    const hmac = (key: string | Buffer, text: string): Buffer =>
      createHmac('sha256', key).update(text).digest();
    const key = hmac('s3cret', 'ochre 1 ana,ben');
    const bytes = hmac(key, 'dice forest 3 1 4 0');
    const dice = [...bytes].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    const chance = officialChance({ secret: 's3cret', nonces: ['ana', 'ben'] });
    expect(chance.dice(FOREST, 3, 1, 4, 0)).toEqual(dice.slice(0, 4));
    expect(chance.below(36, DECK)).toBe(hmac(key, 'draw deck 36 0').readUInt32BE(0) % 36);
  });

  it('goes on in the next block when one is not enough', () => {
    const chance = officialChance({ secret: 'many', nonces: [] });
    const dice = chance.dice(FOREST, 1, 0, 100, 0);
    expect(dice).toHaveLength(100);
    expect(dice.every((face) => face >= 1 && face <= 6)).toBe(true);
  });

  it('depends on every nonce and on their order', () => {
    const roll = (...nonces: string[]): string =>
      String(officialChance({ secret: 'x', nonces }).dice(FOREST, 1, 0, 10, 0));
    expect(new Set([roll(), roll('a'), roll('a', 'b'), roll('b', 'a')]).size).toBe(4);
  });

  it.each(['', 'a,b', 'a b', 'ä', 'x'.repeat(65)])('refuses the nonce "%s"', (nonce) => {
    expect(() => officialChance({ secret: 'x', nonces: [nonce] })).toThrow(/^nonces: /);
  });

  it('commits to the secret by its SHA-256', () => {
    expect(commitmentTo('abc')).toBe(createHash('sha256').update('abc').digest('hex'));
  });
});

describe('scripted chance', () => {
  const chance = scriptedChance([6, 5, 4], simulationChance('after'));

  it('uses the list in order, by how many dice fell before', () => {
    expect(chance.dice(FOREST, 1, 0, 2, 0)).toEqual([6, 5]);
    expect(chance.dice(RIVER, 1, 0, 1, 2)).toEqual([4]);
  });

  it('goes on with the chance behind it', () => {
    const after = simulationChance('after').dice(RIVER, 1, 0, 3, 2);
    expect(chance.dice(RIVER, 1, 0, 3, 2)).toEqual([4, ...after.slice(1)]);
    expect(chance.dice(RIVER, 1, 0, 3, 9)).toEqual(after);
    expect(chance.below(9, DECK)).toBe(simulationChance('after').below(9, DECK));
  });
});

describe('random numbers', () => {
  it('repeat by seed, differ by seed and are even', () => {
    const counts = new Array<number>(12).fill(0);
    const random = randomFrom('a');
    const same = randomFrom('a');
    const other = randomFrom('b');
    let differences = 0;
    for (let i = 0; i < 12_000; i++) {
      const value = random.below(12);
      expect(same.below(12)).toBe(value);
      if (other.below(12) !== value) differences++;
      counts[value]!++;
    }
    expect(chiSquared(counts, 1000)).toBeLessThan(37.4);
    expect(differences).toBeGreaterThan(10_000);
  });
});
