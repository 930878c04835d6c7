import type { ReplyWords } from './words.ts';

export const repliesDe: ReplyWords = {
  priced: (place, price, card) => `${place}, kostet ${price}: ${card}`,
  tile: (tile, left) => `${tile}, noch ${left}`,
  yourCards: (cards) => `Deine Karten: ${cards || 'keine'}.`,
  yourBuildings: (buildings) => `Deine Gebäude: ${buildings || 'keine'}.`,
  aboutCard: 'card C05 sagt, was eine Karte tut.',
  stacksFaceDown: 'Die Stapel liegen hier verdeckt; cards sagt, was offen liegt.',

  solo: {
    aboutCardAndStacks: 'card C05 sagt, was eine Karte tut; stacks sagt, was kommt.',
    fromTheTop: (stack) => `${stack}, von oben:`,
    drawStack: 'Stapel, von oben',
    discarded: (cards) => `Ablage: ${cards}.`,
    nothing: 'nichts',
    outside: (goods) => `Vorrat außen: ${goods}. Der äußere Stapel liegt verdeckt.`,
  },
};
