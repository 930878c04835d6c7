import type { ReplyWords } from './words.ts';

export const repliesEn: ReplyWords = {
  priced: (place, price, card) => `${place}, cost ${price}: ${card}`,
  tile: (tile, left) => `${tile}, ${left} left`,
  yourCards: (cards) => `Your cards: ${cards || 'none'}.`,
  yourBuildings: (buildings) => `Your buildings: ${buildings || 'none'}.`,
  aboutCard: 'card C05 tells what one does.',
  stacksFaceDown: 'The stacks are face down here; cards tells what lies open.',

  solo: {
    aboutCardAndStacks: 'card C05 tells what one does; stacks tells what comes next.',
    fromTheTop: (stack) => `${stack}, from the top:`,
    drawStack: 'Draw stack, from the top',
    discarded: (cards) => `Discarded: ${cards}.`,
    nothing: 'nothing',
    outside: (goods) => `Outside pool: ${goods}. The outside stack lies face down.`,
  },
};
