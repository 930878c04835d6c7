import type { TerminalWords } from './words.ts';

export const terminalEs: TerminalWords = {
  howToType: 'Escribe un número de la lista, o una jugada como take 2.',
  legend: 'En el tablero: ○ es una piedrecita; una carta entre paréntesis solo la ve su dueño.',
  left: (heap) => `quedan ${heap} en el montón.`,

  heading: (pebbles, cards) => `${pebbles} en el montón · ${cards} en el mazo`,
  stock: (pebbles, cards) =>
    `${pebbles}, ${cards.length === 0 ? 'sin cartas' : `cartas ${cards.join(' ')}`}`,
  youHave: (pebbles) => `Tienes ${pebbles}.`,

  ifEnded: 'Si la partida acabara ya:',
  heads: { pebbles: 'piedrecitas', cards: 'cartas', points: 'puntos' },
  atLeast: (points) => `${points} y más`,
  over: 'La partida ha terminado: el montón está vacío.',
  wins: (who, points) => `Gana ${who} con ${points}.`,
  youWin: (points) => `Ganas con ${points}.`,
  share: (who, points) => `${who} comparten la victoria con ${points}.`,

  endings: { heap: 'el montón está vacío', '': 'no ha terminado' },
  newlySeen: {
    took: 'ya se han tomado piedrecitas',
    rolled: 'ya se ha tirado un dado',
    drew: 'ya se ha robado una carta',
    over: 'ya se han descubierto las cartas',
  },
};
