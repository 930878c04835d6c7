import type { Begun } from '@ochre/terminal';
import { DIFFICULTIES, STANDARD } from './difficulties.ts';

/** What is said when a one-player game begins or goes on. */
export function soloOpening({ day, setup }: Begun): string[] {
  const difficulty = `${setup.options.difficulty ?? STANDARD}`;
  const game = `${difficulty} (${DIFFICULTIES[difficulty]})`;
  if (day !== undefined) {
    return [
      `The daily game of ${day} (UTC), ${game}: everyone has the same cards and dice.`,
      'At the end there is a line to share. help rules tells how it is played, stacks what comes next.',
    ];
  }
  return [`Solo, ${game}. help rules tells how it is played, stacks what comes next.`];
}
