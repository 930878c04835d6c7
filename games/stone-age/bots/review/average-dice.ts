import type { Chance, Purpose } from '@ochre/kernel';

/** Dice that fall as they do on average: what comes later should not blur what a roll now is worth. */
export const AVERAGE_DICE: Chance = {
  dice: (_what: Purpose, round: number, player: number, count: number) =>
    Array.from({ length: count }, (_, at) => ((at + round + player) % 2 === 0 ? 3 : 4)),
  /** Only a setup draws anything else. */
  below: () => 0,
};
