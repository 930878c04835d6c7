import type { TerminalWords } from './words.ts';

export const terminalEn: TerminalWords = {
  howToType: 'Type a number from the list, or a move as in take 2.',
  legend: 'On the board: ○ is a pebble, a card in brackets is one that only its owner sees.',
  left: (heap) => `${heap} in the heap.`,

  heading: (pebbles, cards) => `${pebbles} in the heap · ${cards} in the deck`,
  stock: (pebbles, cards) =>
    `${pebbles}, ${cards.length === 0 ? 'no cards' : `cards ${cards.join(' ')}`}`,
  youHave: (pebbles) => `You have ${pebbles}.`,

  ifEnded: 'If the game ended now:',
  heads: { pebbles: 'pebbles', cards: 'cards', points: 'points' },
  atLeast: (points) => `${points} and more`,
  over: 'The game is over: the heap is empty.',
  wins: (who, points) => `${who} wins with ${points}.`,
  youWin: (points) => `You win with ${points}.`,
  share: (who, points) => `${who} share the victory with ${points}.`,

  endings: { heap: 'the heap is empty', '': 'it is not over' },
  newlySeen: {
    took: 'pebbles have been taken',
    rolled: 'a die has been rolled',
    drew: 'a card has been drawn',
    over: 'the cards have been turned up',
  },
};
