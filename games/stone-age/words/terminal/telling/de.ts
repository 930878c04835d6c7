import { askedDe } from './asked/de.ts';
import { choicesDe } from './choices/de.ts';
import { facesDe } from './faces/de.ts';
import type { TellingWords } from './words.ts';

export const tellingDe: TellingWords = {
  faces: facesDe,
  asked: askedDe,
  choices: choicesDe,
  begins: (verb) => verb('beginnst', 'beginnt'),
  phase: (number, name) => `Phase ${number}: ${name}.`,
  rates: {
    none: 'kein Tausch',
    twoForOne: 'Tausch zwei gegen eins',
    oneForOne: 'Tausch eins gegen eins',
    oneForTwo: 'Tausch eins gegen zwei',
  },
  over: {
    round: (round, why) => `Das Spiel ist nach Runde ${round} aus: ${why}.`,
    turn: (turn, why) => `Das Spiel ist nach Zug ${turn} aus: ${why}.`,
  },
  endings: {
    stack: 'ein Gebäudestapel ist leer',
    cards: 'die Kartenfelder können nicht gefüllt werden',
  },
  newlySeen: {
    dice: 'es wurde gewürfelt',
    card: 'es wurde eine Karte gezogen',
    building: 'es wurde ein neues Gebäude aufgedeckt',
    row: 'es wurden neue Karten ausgelegt',
    end: 'das Spiel ist aus',
  },
  commands: {
    cards: 'die Karten und Gebäude auf dem Spielplan, und deine eigenen',
    card: 'was eine Karte oder ein Gebäude tut; auch card2, building1',
    stacks: 'solo: die Gebäude und Karten, die kommen, der Reihe nach',
    whichCard: 'Welche? Zum Beispiel: card C05, card card2, card building1',
    noCard: (typed) => `Es gibt keine Karte und kein Gebäude „${typed}“.`,
  },
};
