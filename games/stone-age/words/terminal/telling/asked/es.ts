import type { AskedWords } from './words.ts';

const things = 'recursos, herramientas o pasos de agricultura';

export const askedEs: AskedWords = {
  rolled: (dice, sum, good, divisor) => `has sacado ${dice} = ${sum} para ${good} ÷${divisor}.`,
  hunt: (amount) => `${amount}, en comida, joyas o ambas.`,

  solo: {
    addFood:
      '¿cuánta comida añades al terreno de caza? Cada una cuesta 2 puntos. Con tus 10 es toda la ' +
      'comida de la partida: lo que se come o se paga vuelve allí.',
    remove: (good, points) =>
      `¿cuánto de ${good} retiras del tablero? Lo que quede al final cuesta ${points} por unidad; ` +
      'lo retirado pasa a la reserva de fuera, para las cartas.',
    elderBegins:
      '¿dónde empieza el anciano? Allí nadie trabaja, y las cartas se pagan con lo que hay allí.',
    elderMoves: '¿mueves ya al anciano? Se queda allí este turno y el siguiente.',
    unused: (points) => `Cada persona sin usar cuesta ${points}.`,
    canTake: (most) => `Puedes tomar ${most}.`,
    slide: 'Allí cuesta 1.',
    roll: 'Te quedas con una cara, una vez por dado; los demás cuestan lo que muestran.',
    pick: 'Los demás dados cuestan lo que muestran.',
    draw: 'Solo cuenta su parte inferior.',
    feed: (need, payable, have) =>
      `alimenta a tu gente: hacen falta ${need}, en ${payable}. Tienes ${have}.`,
    tokens: 'herramientas por su valor y pasos de agricultura',
    unfed: 'tu gente se queda sin comer.',
    offerFood: `2 ${things}, o 5 puntos.`,
    offerVillage: '1 herramienta o paso de agricultura, 2 recursos, o 5 puntos.',
    offerMaterial: (one) => `${one}, otros 2 ${things}, o 5 puntos.`,
  },
};
