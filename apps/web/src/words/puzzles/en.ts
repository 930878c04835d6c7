import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('en');

export const puzzlesEn: PuzzleWords = {
  name: 'Puzzles',
  about: 'One decision, one best move',
  whichGame: 'Game',
  daily: 'Puzzle of the day',
  task: 'Find the best move',
  beats: (level) => `Fools the ${level} bot`,
  tried: (tried, of) => `${tried} of ${of} tried`,
  mean: (credit) => `average ${credit}`,
  credit: (credit) => `${credit} of 100`,
  why: (best, tempting, share) => `${best} to win. The trap: ${tempting} (${share}).`,
  known: { exact: 'Every way this turn can go was counted.', rolled: 'Played out many times.' },
  firstCounts: (credit) => `Your first try counts: ${credit} of 100.`,
  next: 'Next puzzle',
  share: 'Copy result',
  shared: (game, day) => `${game} puzzle, ${day}`,
  streak: plural({ one: '# day in a row', other: '# days in a row' }),
  none: 'There are no puzzles for this game yet.',
};
