import { SOLO_DIFFICULTY } from '@ochre/stone-age/rules';
import { UserError } from './command.ts';
import { didYouMean } from './did-you-mean.ts';

/** P1.5: the set-ups of the one-player game; the usual one comes first. */
export const DIFFICULTIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SOLO_DIFFICULTY).map(([name, { cards, tiles }]) => [
    name,
    `${cards} cards, stacks of ${tiles} tiles`,
  ]),
);

export const DIFFICULTY_NAMES: readonly string[] = Object.keys(DIFFICULTIES);
export const STANDARD = DIFFICULTY_NAMES[0]!;

/** The name as the rules write it, or a `UserError` that says which there are. */
export function difficultyNamed(text: string): string {
  const found = DIFFICULTY_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const guess = didYouMean(text, DIFFICULTY_NAMES);
  const names = DIFFICULTY_NAMES.join(', ');
  throw new UserError(`--difficulty: "${text}" is not known.${guess} Allowed: ${names}.`);
}
