import type { Chance, Purpose } from './chance.ts';
import { hash32, mix32 } from './random.ts';

const GOLDEN = 0x9e3779b9;

/** Fast keyed chance for simulation and search. It is no secret and no proof: official games use HMAC. */
class SimulationChance implements Chance {
  private readonly seed: number;

  constructor(seed: string) {
    this.seed = hash32(seed, GOLDEN);
  }

  dice(what: Purpose, round: number, player: number, count: number): number[] {
    // Up to 16 players and 16 dice have keys of their own; the multiplication moves neighbours far
    // apart, and mix32 does the rest.
    const key = Math.imul((round << 8) | (player << 4) | count, GOLDEN);
    let bits = mix32(mix32(this.seed ^ what.hash) + key);
    const faces: number[] = [];
    for (let i = 0; i < count; i++) {
      bits = (bits + GOLDEN) | 0;
      faces.push(1 + Math.floor(((mix32(bits) >>> 0) / 0x1_0000_0000) * 6));
    }
    return faces;
  }

  below(limit: number, what: Purpose): number {
    const bits = mix32(mix32(this.seed ^ what.hash) + Math.imul(limit, GOLDEN));
    return Math.floor(((bits >>> 0) / 0x1_0000_0000) * limit);
  }
}

export const simulationChance = (seed: string): Chance => new SimulationChance(seed);
