import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

export const boardDe: BoardWords = {
  land: 'Die Landschaft',
  turn: (turn) => `Zug ${turn}`,
  tilesLeft: pluralsOf('de')({ one: 'noch # Plättchen', other: 'noch # Plättchen' }),
  steps: { lay: 'Plättchen legen', claim: 'Gefolgsmann setzen', score: 'Werten' },
  turnOrder: 'Reihenfolge',
  untilTheEnd: 'Bis zum Ende',
  tiles: () => 'Plättchen',

  toLand: 'Zur Landschaft',
  toDecision: 'Zur Entscheidung',
  nearer: 'Vergrößern',
  farther: 'Verkleinern',
  wholeLand: 'Ganze Landschaft',

  overview: 'Überblick',
  points: 'Punkte',
  atThisMoment: 'Wenn jetzt Schluss wäre',

  atHand: (count) => `${count} im Vorrat`,
  ifEnded: (score) => `${score}, wenn jetzt Schluss wäre`,
  ifEndedShort: (score) => `Stand: ${score}`,
  player: (name, about, points, ifEnded) => `${name}, ${about}: ${points}, ${ifEnded}`,
  playerAtEnd: (name, about, points) => `${name}, ${about}: ${points}`,
  onTheLand: 'In der Landschaft',
  holding: (followers, points) => `${followers}: ${points}`,

  toMove: (name) => `${name} ist am Zug`,
  won: (names, count) => (count === 1 ? `${names} gewinnt.` : `${names} gewinnen gemeinsam.`),
};
