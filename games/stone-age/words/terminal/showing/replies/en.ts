import type { ReplyWords } from './words.ts';

export const repliesEn: ReplyWords = {
  priced: (place, price, card) => `${place}, cost ${price}: ${card}`,
  tile: (tile, left) => `${tile}, ${left} left`,
  yourCards: (cards) => `Your cards: ${cards}.`,
  yourBuildings: (buildings) => `Your buildings: ${buildings}.`,
  none: 'none',
  aboutCard: 'card C05 tells what one does.',
  stacksFaceDown: 'The stacks are face down here; cards tells what lies open.',

  solo: {
    aboutCardAndStacks: 'card C05 tells what one does; stacks tells what comes next.',
    fromTheTop: (stack) => `${stack}, from the top:`,
    drawStack: 'Draw stack, from the top',
    discarded: (cards) => `Discarded: ${cards}.`,
    nothing: 'nothing',
    outside: (goods) => `Outside pool: ${goods}. The outside stack lies face down.`,

    food: (goods) => `you get ${goods} from the hunting grounds, as far as it is there (P2.2).`,
    goods: (goods) => `you get ${goods} from the outside pool, as far as it is there (P2.2).`,
    roll: (dice, resource, divisor) =>
      `you roll ${dice} dice for ${resource}, divided by ${divisor}; tools may help. It comes ` +
      'from the outside pool, as far as it is there (P2.2).',
    tool: 'you take a new tool, or make one of yours better (P4.5).',
    anyResources: (count) =>
      `you may take any ${count} resources of the outside pool when you act or feed, once ` +
      '(redeem, P5.7).',
    extraCard:
      'you take the top of the outside stack, or a discarded card; only its lower part counts (P5.6).',
    dice: (faces) =>
      'you roll 1 to 3 dice and keep one face; it counts once per die, the others cost their pips ' +
      `(P5.5). ${faces}.`,
  },
};
