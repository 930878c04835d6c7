import type { SetupWords } from './words.ts';

export const setupEn: SetupWords = {
  whatItIs: (title, alone) =>
    `Ochre: the board game ${title} in your terminal, ${alone ? 'against bots, sharing one keyboard, or solo' : 'against bots or sharing one keyboard'}.`,
  noTerminal: {
    howToPlay: 'How to play:',
    start: 'There is no terminal here to play on. Start it in one with',
    help: 'ochre play --help lists all options.',
    bots: 'one person, two bots',
    people: 'two people sharing one keyboard',
    module: (title) => `with the expansion ${title}`,
    alone: 'alone',
    daily: 'the same game for everyone today',
    plain: 'line by line, for screen readers and pipes',
  },

  expansions: 'Expansions:',
  expansionsAndAlone: 'Expansions, and the game for one:',
  aboutDaily: (variant, day) => `${variant}, the game of ${day}, the same for everyone`,
  withWhich: (names, none) => `With ${names.join(', ')} or ${none}?`,
  orAlone: (names) => `Or alone: ${names.join(', ')}?`,
  answers: { both: 'both', all: 'all', none: 'none', daily: 'daily' },
  howDifficult: 'How difficult?',

  howMany: (least, most) => `How many players, ${least} to ${most}?`,
  howManyPeople: 'How many of them are people?',
  levels: 'Levels, the easiest first:',
  personalities: 'Or bots with a way of their own:',
  whoAgainstYou: 'Who plays against you?',
  whoElse: 'Who plays the others?',
  yourName: 'Your name?',
  nameOfPlayer: (number) => `Name of player ${number}?`,

  asking: {
    number: (least, most) => `A number from ${least} to ${most}, please.`,
    oneOf: (words) => `Please answer ${words.join(' or ')}.`,
    answers: { yes: 'yes', no: 'no', cancel: 'cancel' },
  },
};
