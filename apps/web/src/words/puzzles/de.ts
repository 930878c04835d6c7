import { pluralsOf } from '@ochre/words';
import type { PuzzleWords } from './words.ts';

const plural = pluralsOf('de');

export const puzzlesDe: PuzzleWords = {
  name: 'Rätsel',
  about: 'Nur ein Zug ist der beste',
  whichGame: 'Spiel',
  daily: 'Rätsel des Tages',
  task: 'Finde den besten Zug',
  beats: (level) => `Führt den Bot „${level}“ in die Irre`,
  tried: (tried, of) => `${tried} von ${of} versucht`,
  mean: (credit) => `im Schnitt ${credit}`,
  credit: (credit) => `${credit} von 100`,
  why: (best, tempting, share) => `${best} Siegchance. Die Falle: ${tempting} (${share}).`,
  known: {
    exact: 'Alles, was in diesem Zug passieren kann, ist mitgezählt.',
    rolled: 'Viele Male durchgespielt.',
  },
  firstCounts: (credit) => `Dein erster Versuch zählt: ${credit} von 100.`,
  next: 'Nächstes Rätsel',
  share: 'Ergebnis kopieren',
  shared: (game, day) => `Rätsel zu ${game}, ${day}`,
  streak: plural({ one: '# Tag in Folge', other: '# Tage in Folge' }),
  none: 'Für dieses Spiel gibt es noch keine Rätsel.',
};
