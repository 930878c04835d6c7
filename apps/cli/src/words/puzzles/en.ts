import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('en');

export const puzzlesEn: PuzzleWords = {
  puzzles: plural({ one: '# puzzle', other: '# puzzles' }),
  toSolve: (command) => `Solve one: ${command} NUMBER`,
  none: 'There are no puzzles of this game yet.',
  number: 'No.',
  level: 'Fooled',
  table: 'Table',
  known: 'How it is known',
  kinds: { exact: 'exactly', rolled: 'by playouts' },

  puzzle: (number, of) => `Puzzle ${number} of ${of}`,
  ofDay: (day) => `Puzzle of the day, ${day}`,
  task: 'One move is clearly best. Find it.',
  fails: (level) => `The bot ${level} gets it wrong.`,
  noUndo: 'Nothing can be taken back in a puzzle.',

  credit: (credit, full) => `${credit} of ${full} points.`,
  right: 'Nothing is better.',
  lost: (share) => `Your move gives away ${share} of winning.`,
  best: 'best',
  asGood: plural({ one: '# other move is as good.', other: '# other moves are as good.' }),
  yours: 'yours',
  tempting: (level) => `${level} plays`,
  prospect: (share, own, others) => `wins ${share}, expects ${own} points to ${others}`,
  sure: {
    exact: 'Every way it can go was counted.',
    rolled: 'Both were played on many times with the same luck.',
  },
};
