import { SOLO_DIFFICULTY } from '@ochre/stone-age/rules';
import { meta } from '../../meta.ts';
import type { StoneAgeWords } from '../../words/words.ts';
import type { Words } from '../in-words.ts';

type Difficulty = keyof StoneAgeWords['difficulties'];

/** P1.5: the set-ups of the one-player game in words. */
export const difficultiesIn = ({ showing }: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(SOLO_DIFFICULTY).map(([name, { cards, tiles }]) => [
      name,
      showing.solo.setUp(cards, tiles),
    ]),
  );

/** The usual one. */
export const [STANDARD] = meta.variants.solo.options.difficulty;

/** The one that is played, in a sentence. */
export function difficultyIn(chosen: unknown, { showing }: Words): string {
  const { difficulties } = showing.solo;
  const name = `${chosen ?? STANDARD}`;
  return isDifficulty(name) ? difficulties[name] : name;
}

const isDifficulty = (name: string): name is Difficulty =>
  meta.variants.solo.options.difficulty.some((known) => known === name);
