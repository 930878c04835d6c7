import { oneOf, randomFrom } from '@ochre/kernel';
import type { House } from './house.ts';
import { TROUBLES, type TroubleName } from './troubles/index.ts';
import { startAgain } from './troubles/kill.ts';
import { moment, type Struck } from './troubles/trouble.ts';

/** So long nothing may be done at any table after some trouble; a busy machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

export interface TroubleOptions {
  readonly names: readonly TroubleName[];
  /** About so often, in milliseconds. */
  readonly every: number;
  /** But only after so many commands were done: a slow machine has no more trouble than a quick one. */
  readonly apart: number;
  readonly seed: string;
  /** Hears of each when it is over. */
  readonly onTrouble?: (name: TroubleName, did: string) => void;
}

/** One after the other, at random, until it is stopped; after each, games must go on. */
export class Troublemaker {
  readonly problems: string[] = [];
  readonly counts = new Map<TroubleName, number>();
  private readonly house: House;
  private readonly options: TroubleOptions;
  private readonly making: Promise<void>;
  private isStopped = false;
  private deathsTold = 0;

  constructor(house: House, options: TroubleOptions) {
    this.house = house;
    this.options = options;
    this.making = this.make();
  }

  stop(): Promise<void> {
    this.isStopped = true;
    return this.making;
  }

  private async make(): Promise<void> {
    const { names, every, seed } = this.options;
    const random = randomFrom(`${seed} ${names.join(' ')}`);
    while (names.length > 0) {
      await moment(every / 2 + random.below(every));
      if (this.isStopped) return;
      const name = oneOf(names, random);
      const { did, problems = [] } = await this.strike(name, String(random.below(2 ** 31)));
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      this.options.onTrouble?.(name, did);
      this.problems.push(...problems.map((problem) => `${name}: ${problem}`));
      await this.goesOn(`${name} (${did})`);
    }
  }

  /** What could not even be tried is a finding as well. */
  private strike(name: TroubleName, seed: string): Promise<Struck> {
    return TROUBLES[name](this.house, randomFrom(seed)).catch((error: unknown) => ({
      did: 'broke off',
      problems: [String(error)],
    }));
  }

  private async goesOn(after: string): Promise<void> {
    const { progress, tables, server } = this.house;
    const enough = progress.acknowledged + this.options.apart;
    let last = { done: progress.acknowledged, at: performance.now() };
    while (progress.acknowledged < enough && tables.size > 0 && !this.isStopped) {
      // It is told at the end how it died; the other games go on.
      if (server.deaths.length > this.deathsTold) await this.startAgain(after);
      if (progress.acknowledged > last.done) {
        last = { done: progress.acknowledged, at: performance.now() };
      }
      if (performance.now() > last.at + PATIENCE_MS) {
        this.problems.push(`after ${after} nothing was done for ${PATIENCE_MS / 1000} s`);
        return;
      }
      await moment(50);
    }
  }

  private async startAgain(after: string): Promise<void> {
    const { server } = this.house;
    this.deathsTold = server.deaths.length;
    this.problems.push(`the process ended by itself after ${after}`);
    if (!server.isAlive) await startAgain(server);
  }
}
