import { pluralsOf } from '@ochre/words';
import type { ChoiceWords } from './words.ts';

const plural = pluralsOf('es');
const left = plural({ one: 'queda #', other: 'quedan #' });

export const choicesEs: ChoiceWords = {
  use: (place) => `Usar: ${place}`,
  leave: (place) => `Dejar: ${place}`,
  usingTools: (tools) => `Usar ${tools}`,
  buy: (card) => `Comprar ${card}`,
  build: (building) => `Construir ${building}`,
  trading: (purchase) => `${purchase}, trueque`,
  payFor: (place) => `¿Con qué pagas ${place}?`,
  payForTrading: (place) => `¿Con qué pagas ${place}, con trueque?`,
  priced: (face, price) => `${face}, por ${price}`,
  ways: plural({ one: '# manera', other: '# maneras' }),
  dice: plural({ one: '# dado', other: '# dados' }),
  nothingMore: 'ya no da nada',

  leaveWhich: '¿Qué lugar dejas?',
  takeBack: 'retirar a la gente',
  unused: 'sin usarlo',
  cannotPay: 'no puedes pagarlo',

  payMissing: '¿Con qué pagas la comida que falta?',
  orOthers: (goods) => `${goods} u otros`,
  noPointsToLose: 'no tienes puntos que perder',
  noRoom: (points) => `sin sitio: ${points}`,

  solo: {
    there: (count) => `hay ${count}`,
    toolmaker: (low, high) =>
      `una herramienta, nueva o mejor; fichas: ${low} de 1/2, ${high} de 3/4`,
    field: (goods) => `+1 agricultura por ${goods}`,
    villagePrice: (price) => `${price} en herramientas y agricultura`,
    thenSlide: 'y mover una carta',
    thenSlideCycleElder: 'y mover carta, montones, anciano',
    unusedEach: (points) => `vuelven sin usar, ${points} cada una`,
    redeem: '2 recursos de la reserva de fuera, una vez',
    cardsCost: (material) => `nadie trabaja allí; las cartas cuestan ${material}`,
    caught: (people, points) => `allí hay ${people}: ${points}`,
    howManyDown: (stack) => `${stack}: ¿cuántos pones debajo? Lo que queda arriba:`,
    stays: 'se queda',
    down: (count) => `${count} debajo`,
    onTop: (tile) => `arriba: ${tile}`,
    tokensLeft: (count, kind) => `${left(count)} de ${kind} en el tablero`,
    fromDiscard: (card) => `${card}, del descarte`,
    oneDie: 'lo que dé, sin perder nada',
    alike: (percent, lost) => `dos iguales ${percent}; pierdes ${lost} o más`,
    others: (points) => `los demás: ${points}`,
    poolHas: (count) => `en la reserva: ${count}`,
    otherWays: plural({ one: '# manera más de pagar', other: '# maneras más de pagar' }),
    feedWith: '¿Con qué alimentas a tu gente?',
    starving: (lost, offered) => `${lost}; luego ${offered} o 5 puntos`,
    offerFood: '2 cosas',
    offerVillage: '1 herramienta o paso, 2 recursos',
    offerMaterial: (one) => `${one}, otras 2 cosas`,
  },
};
