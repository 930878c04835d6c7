import type { Chance, Purpose } from './chance.ts';

/** Dice from a list, in order; when it is used up, the other chance goes on. */
class ScriptedChance implements Chance {
  private readonly faces: readonly number[];
  private readonly after: Chance;

  constructor(faces: readonly number[], after: Chance) {
    this.faces = faces;
    this.after = after;
  }

  dice(what: Purpose, round: number, player: number, count: number, fallen: number): number[] {
    const scripted = this.faces.slice(fallen, fallen + count);
    if (scripted.length === count) return scripted;
    // The rest of a roll that outruns the script comes from the end of the whole roll, so that
    // how much was scripted changes none of the dice behind it.
    return [
      ...scripted,
      ...this.after.dice(what, round, player, count, fallen).slice(scripted.length),
    ];
  }

  below(limit: number, what: Purpose): number {
    return this.after.below(limit, what);
  }
}

export const scriptedChance = (faces: readonly number[], after: Chance): Chance =>
  new ScriptedChance(faces, after);
