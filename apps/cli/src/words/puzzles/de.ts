import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('de');

export const puzzlesDe: PuzzleWords = {
  puzzles: plural({ one: '# Rätsel', other: '# Rätsel' }),
  toSolve: (command) => `Eines lösen: ${command} NUMMER`,
  none: 'Für dieses Spiel gibt es noch keine Rätsel.',
  number: 'Nr.',
  level: 'Täuscht',
  table: 'Tisch',
  known: 'Grundlage',
  kinds: { exact: 'berechnet', rolled: 'durchgespielt' },

  puzzle: (number, of) => `Rätsel ${number} von ${of}`,
  ofDay: (day) => `Rätsel des Tages, ${day}`,
  task: 'Ein Zug ist klar der beste. Finde ihn.',
  fails: (level) => `Der Bot „${level}“ findet ihn nicht.`,
  noUndo: 'In einem Rätsel lässt sich nichts zurücknehmen.',

  credit: (credit, full) => `${credit} von ${full} Punkten.`,
  right: 'Besser geht es nicht.',
  lost: (share) => `Dein Zug verschenkt ${share} Siegchance.`,
  lostAtLeast: (share) => `Dein Zug verschenkt mindestens ${share} Siegchance.`,
  best: 'am besten',
  asGood: plural({
    one: '# weiterer Zug ist genauso gut.',
    other: '# weitere Züge sind genauso gut.',
  }),
  yours: 'deiner',
  tempting: (level) => `Bot „${level}“`,
  prospect: (share, own, others) => `gewinnt zu ${share}, erwartet ${own} zu ${others} Punkte`,
  sure: {
    exact: 'Alles, was in diesem Zug passieren kann, ist mitgezählt.',
    rolled: 'Beide Züge wurden viele Male mit demselben Zufall durchgespielt.',
  },
};
