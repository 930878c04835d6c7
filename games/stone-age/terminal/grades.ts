import { SOLO_GRADES } from '@ochre/stone-age/rules';

/** P7.3: what a score of the one-player game is called, by the names that results write. */
export const GRADE_WORDS: Readonly<Record<string, string>> = {
  defeat: 'defeat',
  victory: 'victory',
  major: 'major victory',
  complete: 'complete victory',
};

/** The grade that a score has not reached yet; undefined above all of them. */
export function nextGrade(
  score: number,
): { readonly words: string; readonly from: number } | undefined {
  const next = SOLO_GRADES.find(({ from }) => from > score);
  return next === undefined ? undefined : { words: GRADE_WORDS[next.name]!, from: next.from };
}
