import { pluralsOf } from '@ochre/words';
import type { ResultWords } from './words.ts';

const plural = pluralsOf('en');

export const resultsEn: ResultWords = {
  menu: '1 finish   2 save FILE   3 again: another game   4 board   5 log',
  noneOfThese: (word, last) => `"${word}" is none of these: type a number from 1 to ${last}.`,
  secretAbout: 'The secret of all chance, and its commitment from the start:',
  secret: 'secret',
  commitment: 'commitment',
  lineToShare: 'A line to share:',

  players: plural({ one: '# player', other: '# players' }),
  moves: plural({ one: '# move', other: '# moves' }),
  player: (seat) => `Player ${seat}`,
  thePlayer: 'The player',
  finalScores: 'Final scores:',
  scoresNow: 'Scores if the game ended now:',
  finalScore: 'Final score:',
  scoreNow: 'Score if the game ended now:',
  score: 'Total',
  wins: 'wins',
  sharesVictory: 'shares the victory',
  grade: (grade) => `It is a ${grade}.`,
};
