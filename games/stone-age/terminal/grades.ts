import { SOLO_GRADES } from '@ochre/stone-age/rules';
import type { StoneAgeWords } from '../words/words.ts';

type Grade = keyof StoneAgeWords['grades'];
const GRADES: readonly Grade[] = ['defeat', 'victory', 'major', 'complete'];

/** P7.3: what a score of the one-player game is called, by the name that results write. */
export function gradeNamed(name: string): Grade {
  const found = GRADES.find((grade) => grade === name);
  if (found === undefined) throw new Error(`There is no grade ${name}.`);
  return found;
}

/** The grade that a score has not reached yet; undefined above all of them. */
export function nextGrade(
  score: number,
): { readonly grade: Grade; readonly from: number } | undefined {
  const next = SOLO_GRADES.find(({ from }) => from > score);
  return next === undefined ? undefined : { grade: gradeNamed(next.name), from: next.from };
}
