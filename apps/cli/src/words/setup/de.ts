import type { SetupWords } from './words.ts';

export const setupDe: SetupWords = {
  whatItIs: (title, alone) =>
    `Ochre: das Brettspiel ${title} im Terminal, ${alone ? 'gegen Bots, zu mehreren an einer Tastatur oder allein' : 'gegen Bots oder zu mehreren an einer Tastatur'}.`,
  noTerminal: {
    howToPlay: 'So wird gespielt:',
    start: 'Hier ist kein Terminal, in dem du spielen könntest. Starte es in einem mit',
    help: 'ochre play --help zeigt alle Optionen (auf Englisch).',
    bots: 'ein Mensch, zwei Bots',
    people: 'zwei Menschen an einer Tastatur',
    module: (title) => `mit der Erweiterung ${title}`,
    alone: 'allein',
    daily: 'heute für alle dasselbe Spiel',
    plain: 'Zeile für Zeile, für Screenreader und Pipes',
  },

  expansions: 'Erweiterungen:',
  expansionsAndAlone: 'Erweiterungen, und das Spiel für eine Person:',
  aboutDaily: (variant, day) => `${variant}, das Spiel vom ${day}, für alle dasselbe`,
  withWhich: (names, none) => `Mit ${names.join(', ')} oder ${none}?`,
  orAlone: (names) => `Oder allein: ${names.join(', ')}?`,
  answers: { both: 'beide', all: 'alle', none: 'keine', daily: 'täglich' },
  howDifficult: 'Wie schwer?',

  howMany: (least, most) => `Wie viele spielen mit, ${least} bis ${most}?`,
  howManyPeople: 'Wie viele davon sind Menschen?',
  levels: 'Bots nach Stärke, die leichtesten zuerst:',
  personalities: 'Oder Bots mit eigenem Kopf:',
  whoAgainstYou: 'Wer spielt gegen dich?',
  whoElse: 'Welcher Bot spielt die anderen?',
  yourName: 'Wie heißt du?',
  nameOfPlayer: (number) => `Wie heißt Spieler ${number}?`,

  asking: {
    number: (least, most) => `Bitte eine Zahl von ${least} bis ${most}.`,
    oneOf: (words) => `Bitte antworte mit ${words.join(' oder ')}.`,
    answers: { yes: 'ja', no: 'nein', cancel: 'abbrechen' },
  },
};
