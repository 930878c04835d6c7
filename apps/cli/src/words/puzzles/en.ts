import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('en');

export const puzzlesEn: PuzzleWords = {
  puzzles: plural({ one: '# puzzle', other: '# puzzles' }),
  toSolve: (command) => `Solve one: ${command} NUMBER`,
  none: 'There are no puzzles for this game yet.',
  number: 'No.',
  level: 'Fools',
  table: 'Table',
  known: 'Worked out',
  kinds: { exact: 'by counting', rolled: 'by playouts' },

  puzzle: (number, of) => `Puzzle ${number} of ${of}`,
  ofDay: (day) => `Puzzle of the day, ${day}`,
  task: 'One move is clearly best. Find it.',
  fails: (level) => `The ${level} bot gets it wrong.`,
  noUndo: 'There is no undo in a puzzle.',

  credit: (credit, full) => `${credit} of ${full} points.`,
  right: 'There is no better move.',
  lost: (share) => `Your move lowers your chance of winning by ${share}.`,
  lostAtLeast: (share) => `Your move lowers your chance of winning by at least ${share}.`,
  best: 'best',
  asGood: plural({
    one: '# other move is just as good.',
    other: '# other moves are just as good.',
  }),
  yours: 'yours',
  tempting: (level) => `${level} bot`,
  prospect: (share, own, others) => `wins ${share}, expects ${own} points to ${others}`,
  sure: {
    exact: 'Every way this turn can go was counted.',
    rolled: 'Both moves were played out many times with the same luck.',
  },
};
