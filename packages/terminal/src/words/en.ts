import type { TerminalWords } from './words.ts';

export const en: TerminalWords = {
  you: 'You',
  player: (number) => `Player ${number}`,
  animals: ['Heron', 'Elk', 'Otter', 'Lynx', 'Bison'],
  bot: (name, level) => `${name} (${level} bot)`,
  names: {
    empty: 'A name must have at least one letter.',
    hiddenSigns: 'A name must not have hidden signs in it.',
    tooLong: (name, most) => `"${name}" is too long: a name has at most ${most} letters.`,
    twice: (name) => `"${name}" is given twice.`,
  },
};
