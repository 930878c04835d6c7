import { MOST_PLAYERS } from '../rule-set.ts';

/** What *dice for all* brings, given what each face is worth. */

/**
 * B6.5: the mean of what a player gets who picks after `before` others, of as many dice as there are
 * players. Exact if all of them would rather have the same faces.
 */
export function pickedWorth(faces: readonly number[], dice: number, before: number): number {
  const best = faces.slice().sort((one, other) => other - one);
  const chances = pickChances(dice, before);
  let worth = 0;
  for (let rank = 0; rank < FACES; rank++) worth += best[rank]! * chances[rank]!;
  return worth;
}

const FACES = 6;
const known = new Map<number, readonly number[]>();

/** The chance that the best die left shows the best face, the second best… */
function pickChances(dice: number, before: number): readonly number[] {
  const key = dice * MOST_PLAYERS + before;
  let chances = known.get(key);
  if (chances === undefined) {
    // It is one of the best faces when more dice show those than went before.
    const reached = Array.from({ length: FACES + 1 }, (_, rank) =>
      moreThan(before, dice, rank / FACES),
    );
    chances = reached.slice(1).map((chance, rank) => chance - reached[rank]!);
    known.set(key, chances);
  }
  return chances;
}

/** The chance that more than so many of the dice show something that one die shows by `chance`. */
function moreThan(count: number, dice: number, chance: number): number {
  let total = 0;
  for (let showing = count + 1; showing <= dice; showing++) {
    total += combinations(dice, showing) * chance ** showing * (1 - chance) ** (dice - showing);
  }
  return total;
}

function combinations(all: number, chosen: number): number {
  let count = 1;
  for (let i = 0; i < chosen; i++) count = (count * (all - i)) / (i + 1);
  return count;
}

/** P5.5 */
const MOST_DICE_ALONE = 3;

/**
 * P5.5: one to three dice; one face counts once per die, all others cost their sum. Exact if two of a
 * reward are worth twice as much as one.
 */
export function worthAlone(faces: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let dice = 1; dice <= MOST_DICE_ALONE; dice++) {
    const total = totalOver([], dice, (roll) => bestFace(faces, roll));
    best = Math.max(best, total / 6 ** dice);
  }
  return best;
}

function totalOver(
  roll: readonly number[],
  more: number,
  measure: (roll: readonly number[]) => number,
): number {
  if (more === 0) return measure(roll);
  let total = 0;
  for (let face = 1; face <= 6; face++) total += totalOver([...roll, face], more - 1, measure);
  return total;
}

function bestFace(faces: readonly number[], roll: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const chosen of roll) {
    let worth = 0;
    for (const face of roll) worth += face === chosen ? faces[chosen - 1]! : -face;
    if (worth > best) best = worth;
  }
  return best;
}
