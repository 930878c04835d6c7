import type { ReplyWords } from './words.ts';

const resources = { wood: 'madera', clay: 'arcilla', stone: 'piedra', gold: 'oro' } as const;

export const repliesEs: ReplyWords = {
  priced: (place, price, card) => `${place}, cuesta ${price}: ${card}`,
  tile: (tile, left) => `${tile}, ${left === 1 ? 'queda' : 'quedan'} ${left}`,
  yourCards: (cards) => `Tus cartas: ${cards}.`,
  yourBuildings: (buildings) => `Tus edificios: ${buildings}.`,
  none: 'nada',
  aboutCard: 'card C05 explica lo que hace una.',
  stacksFaceDown: 'Aquí los montones están boca abajo; cards muestra lo que está abierto.',

  solo: {
    aboutCardAndStacks: 'card C05 explica lo que hace una; stacks muestra lo que viene.',
    fromTheTop: (stack) => `${stack}, de arriba abajo:`,
    drawStack: 'Mazo, de arriba abajo',
    discarded: (cards) => `Descarte: ${cards}.`,
    nothing: 'nada',
    outside: (goods) => `Reserva de fuera: ${goods}. El mazo de fuera está boca abajo.`,

    food: (goods) => `recibes ${goods} del terreno de caza, si quedan (P2.2).`,
    goods: (goods) => `recibes ${goods} de la reserva de fuera, si quedan (P2.2).`,
    roll: (dice, resource, divisor) =>
      `tiras ${dice} dados por ${resources[resource]}, divididos entre ${divisor}; las herramientas ` +
      'ayudan. Viene de la reserva de fuera, si queda (P2.2).',
    tool: 'tomas una herramienta nueva o mejoras una de las tuyas (P4.5).',
    anyResources: (count) =>
      `puedes tomar ${count} recursos a elegir de la reserva de fuera al usar a tu gente o ` +
      'alimentarla, una vez (redeem, P5.7).',
    extraCard:
      'tomas la primera carta del mazo de fuera o una del descarte; solo cuenta su parte de abajo ' +
      '(P5.6).',
    dice: (faces) =>
      'tiras de 1 a 3 dados y te quedas una cara; cuenta una vez por dado, los demás cuestan sus ' +
      `puntos (P5.5). ${faces}.`,
  },
};
