import type { ReplyWords } from './words.ts';

export const repliesEs: ReplyWords = {
  priced: (place, price, card) => `${place}, cuesta ${price}: ${card}`,
  tile: (tile, left) => `${tile}, ${left === 1 ? 'queda' : 'quedan'} ${left}`,
  yourCards: (cards) => `Tus cartas: ${cards || 'ninguna'}.`,
  yourBuildings: (buildings) => `Tus edificios: ${buildings || 'ninguno'}.`,
  aboutCard: 'card C05 explica lo que hace una.',
  stacksFaceDown: 'Aquí los montones están boca abajo; cards muestra lo que está abierto.',

  solo: {
    aboutCardAndStacks: 'card C05 explica lo que hace una; stacks muestra lo que viene.',
    fromTheTop: (stack) => `${stack}, de arriba abajo:`,
    drawStack: 'Mazo, de arriba abajo',
    discarded: (cards) => `Descarte: ${cards}.`,
    nothing: 'nada',
    outside: (goods) => `Reserva de fuera: ${goods}. El mazo de fuera está boca abajo.`,
  },
};
