import type { ReplyWords } from './words.ts';

const resources = { wood: 'Holz', clay: 'Lehm', stone: 'Stein', gold: 'Gold' } as const;

export const repliesDe: ReplyWords = {
  priced: (place, price, card) => `${place}, kostet ${price}: ${card}`,
  tile: (tile, left) => `${tile}, noch ${left}`,
  yourCards: (cards) => `Deine Karten: ${cards}.`,
  yourBuildings: (buildings) => `Deine Gebäude: ${buildings}.`,
  none: 'keine',
  aboutCard: 'card C05 sagt, was eine Karte tut.',
  stacksFaceDown: 'Die Stapel liegen hier verdeckt; cards sagt, was offen liegt.',

  solo: {
    aboutCardAndStacks: 'card C05 sagt, was eine Karte tut; stacks sagt, was kommt.',
    fromTheTop: (stack) => `${stack}, von oben:`,
    drawStack: 'Stapel, von oben',
    discarded: (cards) => `Ablage: ${cards}.`,
    nothing: 'nichts',
    outside: (goods) => `Vorrat außen: ${goods}. Der äußere Stapel liegt verdeckt.`,

    food: (goods) => `Du bekommst ${goods} aus den Jagdgründen, soweit vorhanden (P2.2).`,
    goods: (goods) => `Du bekommst ${goods} aus dem Vorrat außen, soweit vorhanden (P2.2).`,
    roll: (dice, resource, divisor) =>
      `Du wirfst ${dice} Würfel für ${resources[resource]}, geteilt durch ${divisor}; Werkzeug hilft. ` +
      'Es kommt aus dem Vorrat außen, soweit vorhanden (P2.2).',
    tool: 'Du nimmst ein neues Werkzeug oder verbesserst eines (P4.5).',
    anyResources: (count) =>
      `Du darfst einmal ${count} Rohstoffe nach Wahl aus dem Vorrat außen nehmen, beim Nutzen oder ` +
      'Ernähren (redeem, P5.7).',
    extraCard:
      'Du nimmst die oberste Karte des äußeren Stapels oder eine aus der Ablage; nur ihr unterer ' +
      'Teil zählt (P5.6).',
    dice: (faces) =>
      'Du wirfst 1 bis 3 Würfel und behältst eine Zahl; sie zählt je Würfel einmal, die anderen ' +
      `kosten ihre Augen (P5.5). ${faces}.`,
  },
};
