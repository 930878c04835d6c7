import { askedEn } from './asked/en.ts';
import { choicesEn } from './choices/en.ts';
import { facesEn } from './faces/en.ts';
import type { TellingWords } from './words.ts';

export const tellingEn: TellingWords = {
  faces: facesEn,
  asked: askedEn,
  choices: choicesEn,
  begins: (verb) => verb('begin', 'begins'),
  phase: (number, name) => `Phase ${number}: ${name}.`,
  rates: {
    none: 'no trading',
    twoForOne: 'trading two for one',
    oneForOne: 'trading one for one',
    oneForTwo: 'trading one for two',
  },
  over: {
    round: (round, why) => `The game is over after round ${round}: ${why}.`,
    turn: (turn, why) => `The game is over after turn ${turn}: ${why}.`,
  },
  endings: { stack: 'a building stack is empty', cards: 'the card spaces cannot be filled' },
  newlySeen: {
    dice: 'dice have been rolled',
    card: 'a card has been drawn',
    building: 'a new building has been turned up',
    row: 'new cards have been laid out',
    end: 'the game has ended',
  },
  commands: {
    cards: 'the cards and buildings on the board, and your own',
    card: 'what one card or building does; card2, building1 too',
    stacks: 'solo: the tiles and cards to come, in their order',
    whichCard: 'Which one? For example: card C05, card card2, card building1',
    noCard: (typed) => `There is no card or building "${typed}".`,
  },
};
