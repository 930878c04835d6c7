import type { TerminalWords } from './words.ts';

export const terminalDe: TerminalWords = {
  howToType: 'Tippe eine Nummer aus der Liste oder einen Zug wie take 2.',
  legend: 'Auf dem Plan: ○ ist ein Kiesel; eine Karte in Klammern sieht nur ihr Besitzer.',
  left: (heap) => `noch ${heap} im Haufen.`,

  heading: (pebbles, cards) => `${pebbles} im Haufen · ${cards} im Stapel`,
  stock: (pebbles, cards) =>
    `${pebbles}, ${cards.length === 0 ? 'keine Karten' : `Karten ${cards.join(' ')}`}`,
  youHave: (pebbles) => `Du hast ${pebbles}.`,

  ifEnded: 'Wäre jetzt Ende:',
  heads: { pebbles: 'Kiesel', cards: 'Karten', points: 'Punkte' },
  atLeast: (points) => `${points} und mehr`,
  over: 'Das Spiel ist aus: Der Haufen ist leer.',
  wins: (who, points) => `${who} gewinnt mit ${points}.`,
  youWin: (points) => `Du gewinnst mit ${points}.`,
  share: (who, points) => `${who} teilen sich den Sieg mit ${points}.`,

  endings: { heap: 'der Haufen ist leer', '': 'es ist nicht zu Ende' },
  newlySeen: {
    took: 'es wurden Kiesel genommen',
    rolled: 'es wurde gewürfelt',
    drew: 'es wurde eine Karte gezogen',
    over: 'die Karten wurden aufgedeckt',
  },
};
