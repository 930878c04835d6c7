import { pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('de');
const inNominative = plural({ one: '# Punkt', other: '# Punkte' });
/** Behind “mit”. */
const inPoints = plural({ one: '# Punkt', other: '# Punkten' });

export const screensDe: ScreenWords = {
  personalities: {
    cardwood: 'Biber, Karten und Holz',
    buildings: 'Dachs, baut',
    culture: 'Eule, Kultur',
    tools: 'Otter, Werkzeug',
    farmers: 'Hamster, Äcker',
    shamans: 'Rabe, viele Leute',
    denier: 'Luchs, nimmt, was du willst',
    starvation: 'Wolf, hungert',
    veteran: 'Bär, ein alter Meister',
  },

  home: {
    motto: 'Ein Tal, ein Stamm und eine Handvoll Würfel.',
    sameToday: 'Für alle dieselben Karten und Würfel',
    where: (round) => `Runde ${round}`,
    solo: { name: 'Solo', about: 'Du und der Älteste' },
    soloShort: 'Solo',
  },

  options: {
    aboutModules: {
      style: 'Schmuck, ein Händler, bis zu 5 Spieler',
      huts: '6 Gebäude, drei bringen jede Runde Waren',
    },
    variant: {
      name: 'Spiel',
      about: 'gegen andere oder allein mit dem Ältesten',
      values: { together: 'Gegen andere', solo: 'Solo' },
    },
    negativeScores: {
      name: 'Punkte unter null',
      about: 'die gedruckten Regeln erlauben sie',
      values: { false: 'Nein', true: 'Ja' },
    },
    diceFirst: {
      name: 'Würfel für alle',
      about: 'wer zuerst wählt',
      values: { startPlayer: 'Startspieler', buyer: 'Käufer' },
    },
    merchantJewelry: {
      name: 'Schmuck beim Händler',
      about: 'an seinem Ort oder bei jedem Schritt',
      values: { place: 'Ort', everyAdvance: 'Schritt' },
    },
    difficulty: { name: 'Schwierigkeit', about: 'was am Anfang bereitliegt' },
  },

  end: {
    wins: (who, points) => `${who} gewinnt mit ${inPoints(points)}`,
    youWin: (points) => `Du gewinnst mit ${inPoints(points)}`,
    share: (who, points) => `${who} teilen sich den Sieg mit ${inPoints(points)}`,
    soloTitle: (grade, points) => `${grade}, ${inNominative(points)}`,
    aheadOf: (points, who) => `${inNominative(points)} vor ${who}.`,
    behind: (points, who) => `${inNominative(points)} hinter ${who}.`,
    decided: (line, points, next) =>
      next > 0
        ? `${line}: ${points} Punkte, sonst niemand mehr als ${next}.`
        : `${line}: ${points} Punkte, sonst niemand auch nur einen.`,
    missed: (line, points, yours) => `Der größte Unterschied: ${line}, ${points} gegen ${yours}.`,
    tieBroken: (who) => `Gleichauf mit ${who}; Ackerbau, Werkzeug und Leute entschieden.`,
    tied: 'Völliger Gleichstand.',
    soloShort: (points) => `${points} mehr wären ein Sieg gewesen.`,
    soloBest: (line, points) => `Am meisten brachte ${line}: ${points}.`,
    total: 'Summe',
    points: 'Punkte',
    dice: 'Würfel',
    shown: 'Was gezeigt wird',
    skip: 'Alles zeigen',
    lines: {
      board: 'Noch auf dem Spielplan',
      discarded: 'Abgelegte Karten',
      tokens: 'Übrige Werkzeugplättchen',
      hut: 'Leute in der Hütte',
      drawStack: 'Karten im Stapel',
    },
  },
};
