import type { AnyGame, GameRecord } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import { FACES } from '@ochre/ui/art/symbols/dice.tsx';
import { standingIn } from '../table/standing.ts';

/** Dice that fell together. */
export interface FallenDice {
  readonly player: number;
  readonly dice: readonly number[];
}

/** All rolls of a log that were not taken back. */
export const rollsIn = (told: readonly Told[], game: AnyGame): FallenDice[] =>
  standingIn(told, 0).entries.flatMap(({ told: { what } }) =>
    what.kind === 'moved'
      ? what.events.flatMap((event) => {
          const dice = game.diceOf(event);
          return dice === undefined ? [] : [{ player: what.seat, dice }];
        })
      : [],
  );

/** All rolls that a record writes down. */
export const rollsOf = ({ moves }: GameRecord): FallenDice[] =>
  moves.filter(({ dice }) => dice.length > 0);

/** How often each face fell, and how that compares with what could be expected. */
export interface DiceTally {
  /** By face, from 1 to 6. */
  readonly counts: readonly number[];
  readonly dice: number;
  readonly mean: number;
  /** How often each face should have fallen. */
  readonly expected: number;
  /** How many pips more than expected; negative when fewer. */
  readonly surplus: number;
}

const MEAN_OF_A_DIE = 3.5;

export function tallyOf(rolls: readonly FallenDice[]): DiceTally {
  const faces = rolls.flatMap(({ dice }) => dice);
  const sum = faces.reduce((total, face) => total + face, 0);
  return {
    counts: FACES.map((face) => faces.filter((fallen) => fallen === face).length),
    dice: faces.length,
    mean: faces.length === 0 ? 0 : sum / faces.length,
    expected: faces.length / FACES.length,
    surplus: sum - faces.length * MEAN_OF_A_DIE,
  };
}
