import type { Chance, Purpose } from '@ochre/kernel';

/** Dice that fall as they are told, and tell how many were rolled. */
export class ToldDice implements Chance {
  /** What falls next, if as many are rolled; else ones do. */
  faces: readonly number[] = [];
  /** How many were rolled last; 0 when none were since it was set to that. */
  rolled = 0;

  dice(_what: Purpose, _round: number, _player: number, count: number): number[] {
    this.rolled = count;
    return this.faces.length === count ? this.faces.slice() : new Array<number>(count).fill(1);
  }

  /** Only a setup draws anything else. */
  below(): number {
    return 0;
  }
}
