import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('en');

export const playEn: PlayWords = {
  daily: (day) => `The daily game of ${day} (UTC): everyone has the same cards and dice.`,
  atTheTable: (names) => `At the table: ${names.join(', ')}.`,
  commitment: 'All chance comes from a secret that is fixed; its SHA-256 commitment:',
  goodbye: 'Goodbye.',
  caveats: {
    untrained: (name, plays) => `"${name}" is not trained for this game: "${plays}" plays`,
    trainedFor: (name, game) => `"${name}" was trained for ${game}, not for this game`,
  },
  thinks: (name) => `${name} thinks...`,
  passKeyboard: (name) => `Please pass the keyboard to ${name}, who presses Enter.`,
  logTellsAll: '… (log tells all)',

  howToType: 'TAB completes, undo takes back, help tells more.',
  typeNumber: 'type a number',
  others: plural({ one: 'and # other: more shows them.', other: 'and # others: more shows them.' }),
  enterGoesBack: 'Enter alone goes back.',

  help: {
    alsoType: 'You can also type:',
    movesNow: (moves) => `Moves now: ${moves.join(', ')}.`,
    about: {
      help: 'how to play; help alone, what can be typed',
      why: 'whether a move is allowed, and by which rule not',
      board: 'draws the board again (so does Enter alone)',
      score: 'the scoring, line by line, if the game ended now',
      log: 'what happened last',
      undo: 'takes the last move back, if nothing new was seen since',
      save: 'saves the game to a file; continue it with play --load',
      quit: 'ends; asks before an unsaved game is lost',
    },
    file: 'FILE',
  },

  unclear: {
    couldBe: (word, names) => `"${word}" could be ${names.join(' or ')}.`,
    severalMoves: (words, moves, more) =>
      `"${words}" could be ${moves.join(', ')}${more > 0 ? ` and ${more} more` : ''}: please say more.`,
    tooManyNumbers: 'Too many numbers.',
    onlyNumber: (number, only) => `There is no ${number} here: only ${only}.`,
    numbers: (number, first, last) => `There is no ${number} here: ${first} to ${last}.`,
    unknown: (word) => `"${word}" is neither a move nor a command.`,
    didYouMean: (name) => `Did you mean "${name}"?`,
    whatToType: 'Type a number, a move, or help.',
    garbled: (_text, problem) => problem,
    whyWhat: (example) => `Why what? For example: why ${example}`,
    allowed: (move) => `${move} is allowed now.`,
  },

  undo: {
    done: (name, move) => `Taken back: ${name}, ${move}.`,
    doneWithBots: (name, move) => `Taken back: ${name}, ${move}, with what the bots did after it.`,
    nothing: 'There is nothing to undo yet.',
    stands: (seen) => `The last move stands: ${seen} since.`,
  },
  nothingHappened: 'Nothing has happened yet.',
};
