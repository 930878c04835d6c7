import type { Chances } from './open-ends.ts';

/** What somebody thinks things are worth, in points. */
export interface Profile extends Chances {
  /** The first follower in the supply, and each further one as a part of the one before. */
  readonly follower: number;
  readonly next: number;
  /** With fewer turns of one's own to come a follower in the supply is of less use. */
  readonly turns: number;
  /** A follower that will come home, as a part of one in the supply. */
  readonly back: number;
  /** What may still come to cities, roads, buildings and farms counts so much. */
  readonly cityHope: number;
  readonly roadHope: number;
  readonly buildingHope: number;
  readonly farmHope: number;
  /** A farm at the beginning of the game, for the cities that nobody sees yet. */
  readonly farm: number;
  /** What buildings bring, now and later, counts so much. */
  readonly buildings: number;
  /** What is held together with somebody else counts so much more. */
  readonly shared: number;
  /** What the others have counts so much. */
  readonly others: number;
  /** Of several others, the best counts so much, and all of them on average the rest. */
  readonly best: number;
}
