import type { TerminalWords } from './words.ts';

export const de: TerminalWords = {
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  animals: ['Reiher', 'Elch', 'Otter', 'Luchs', 'Bison'],
  bot: (name, level) => `${name} (Bot, ${level})`,
  names: {
    empty: 'Ein Name braucht mindestens einen Buchstaben.',
    hiddenSigns: 'Ein Name darf keine unsichtbaren Zeichen enthalten.',
    tooLong: (name, most) => `"${name}" ist zu lang: Ein Name hat höchstens ${most} Buchstaben.`,
    twice: (name) => `"${name}" gibt es schon.`,
  },
};
