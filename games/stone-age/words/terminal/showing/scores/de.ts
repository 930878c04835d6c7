import type { ScoreWords } from './words.ts';

export const scoresDe: ScoreWords = {
  lines: {
    track: ['Punkteleiste', 'Leiste'],
    culture: ['Kultur, Sätze im Quadrat', 'Kultur'],
    farmers: ['Bauern × Ackerbau', 'Bauern'],
    toolmakers: ['Werkzeugmacher × Werkzeug', 'Werkzeugmacher'],
    builders: ['Hüttenbauer × Gebäude', 'Hüttenbauer'],
    shamans: ['Schamanen × Personen', 'Schamanen'],
    traders: ['Händler × Händlerleiste', 'Händler'],
    resources: ['übrige Rohstoffe', 'Rohstoffe'],
    board: ['Rohstoffe auf dem Spielplan', 'Plan'],
    discarded: ['abgelegte Karten', 'Ablage'],
    tokens: ['Plättchen auf dem Spielplan', 'Plättchen'],
    hut: ['Leute in der Hütte', 'Hütte'],
    drawStack: ['Stapel, 10 pro Karte', 'Stapel'],
  },
  total: 'Summe',
  ifEnded: 'Wäre das Spiel jetzt aus:',
  hiddenCards: 'Verdeckte Karten der anderen sind nicht dabei.',
  wins: (who, points) => `${who} gewinnt mit ${points} Punkten.`,
  youWin: (points) => `Du gewinnst mit ${points} Punkten.`,
  share: (who, points) => `${who} teilen den Sieg mit ${points} Punkten.`,
  tied: (who, points) => `${who} stehen gleich bei ${points}.`,
  tieBreak: (standings, outcome) =>
    `Ackerbau + Werkzeug + Personen entscheiden (B10.4): ${standings}: ${outcome}.`,
  higherWins: 'Wer mehr hat, gewinnt',
  stillTied: 'weiter gleich',
};
