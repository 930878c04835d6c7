import type { Begun } from '@ochre/terminal';
import type { Words } from '../in-words.ts';
import { difficultiesIn, difficultyIn, STANDARD } from './difficulties.ts';

/** What is said when a one-player game begins or goes on. */
export function soloOpening({ day, setup }: Begun, words: Words): string[] {
  const { difficulty = STANDARD } = setup.options;
  const game = `${difficultyIn(difficulty, words)} (${difficultiesIn(words)[`${difficulty}`]})`;
  const { opening } = words.showing.solo;
  return [...(day === undefined ? opening.usual(game) : opening.daily(day, game))];
}
