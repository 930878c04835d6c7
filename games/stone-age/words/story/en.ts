import { pluralsOf } from '@ochre/words';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('en');
const tiles = plural({ one: '# tile', other: '# tiles' });

export const storyEn: StoryWords = {
  quoted: (name) => `“${name}”`,

  ways: {
    hunt: { to: 'on the hunting grounds', from: 'from the hunting grounds' },
    forest: { to: 'in the forest', from: 'from the forest' },
    claypit: { to: 'in the clay pit', from: 'from the clay pit' },
    quarry: { to: 'in the quarry', from: 'from the quarry' },
    river: { to: 'at the river', from: 'from the river' },
    toolmaker: { to: 'at the tool maker', from: 'from the tool maker' },
    hut: { to: 'in the hut', from: 'from the hut' },
    field: { to: 'in the field', from: 'from the field' },
    merchant: { to: 'at the merchant', from: 'from the merchant' },
  },
  cardWay: { to: (space) => `at card ${space}`, from: (space) => `from card ${space}` },
  buildingWay: { to: (stack) => `at building ${stack}`, from: (stack) => `from building ${stack}` },
  worksWays: {
    wood: { to: 'in the wood yard', from: 'from the wood yard' },
    clay: { to: 'in the brickworks', from: 'from the brickworks' },
    stone: { to: 'in the stone yard', from: 'from the stone yard' },
    gold: { to: 'at the gold wash', from: 'from the gold wash' },
  },

  does: {
    placed: (verb, people, to) => `${verb('place', 'places')} ${people} ${to}`,
    stayedHome: (verb, people) => `${verb('find', 'finds')} no place for ${people}, who stay home`,
    returned: (verb, people, from) => `${verb('take', 'takes')} ${people} home ${from} unused`,
    rolled: (verb, dice) => `${verb('roll', 'rolls')} ${dice}`,
    rolledFor: (verb, dice, good) => `${verb('roll', 'rolls')} ${dice} for ${good}`,
    rolledForAll: (verb, dice) => `${verb('roll', 'rolls')} ${dice} for everyone`,
    usedTool: (verb, value) => `${verb('add', 'adds')} a tool of ${value}`,
    usedTools: (verb, tools, sum) => `${verb('add', 'adds')} ${sum} with ${tools} tools`,
    picked: (verb, face) => `${verb('pick', 'picks')} the ${face}`,
    gained: (verb, goods) => `${verb('take', 'takes')} ${goods}`,
    gainedFrom: (verb, goods, building) => `${verb('get', 'gets')} ${goods} from ${building}`,
    gainedNothing: (verb) => `${verb('get', 'gets')} nothing`,
    harvested: (verb, goods) => `${verb('harvest', 'harvests')} ${goods}`,
    redeemed: (verb, goods) => `${verb('redeem', 'redeems')} a card for ${goods}`,
    noRoom: (verb, goods) => `${verb('have', 'has')} no room for ${goods}`,
    paid: (verb, goods) => `${verb('pay', 'pays')} ${goods}`,
    fedWith: (verb, goods) => `${verb('make', 'makes')} up for it with ${goods}`,
    lost: (verb, goods) => `${verb('lose', 'loses')} ${goods}`,
    offered: (verb, goods) => `${verb('give', 'gives')} up ${goods}`,
    tool: (verb, tools) => `${verb('get', 'gets')} a tool (now ${tools})`,
    agriculture: (verb, step) => `now ${verb('have', 'has')} agriculture ${step}`,
    person: (verb, people) => `${verb('get', 'gets')} one more person (now ${people})`,
    merchant: (verb, step) => `${verb('move', 'moves')} to ${step} on the merchant track`,
    traded: (verb, give, get) => `${verb('trade', 'trades')} ${give} for ${get}`,
    scored: (verb, points) => `${verb('score', 'scores')} ${points}`,
    redeemable: (verb) => `${verb('keep', 'keeps')} it to redeem later`,
    cardBought: (verb, card) => `${verb('buy', 'buys')} the card ${card}`,
    cardDrawn: (verb, card) => `${verb('draw', 'draws')} the card ${card} face down`,
    cardDrawnUnseen: (verb) => `${verb('draw', 'draws')} a card face down`,
    cardTaken: {
      outside: (verb, card) => `${verb('take', 'takes')} the card ${card} from outside the game`,
      discard: (verb, card) => `${verb('take', 'takes')} the card ${card} from the discard`,
    },
    built: (verb) => `${verb('build', 'builds')} a building`,
    builtNamed: (verb, building) => `${verb('build', 'builds')} ${building}`,
    fed: (verb, food) => `${verb('feed', 'feeds')} everyone with ${food}`,
    fedInPart: (verb, food, missing) => `${verb('feed', 'feeds')} with ${food} (${missing} short)`,
    fedNobody: (verb) => `${verb('need', 'needs')} no food`,
    starved: (verb) => `${verb('stay', 'stays')} hungry`,
    stockedFood: (verb, food) => `${verb('add', 'adds')} ${food} to the hunting grounds`,
    removed: (verb, goods) => `${verb('remove', 'removes')} ${goods} from the board`,
    leftAll: (verb, good) => `${verb('leave', 'leaves')} all ${good} on the board`,
  },

  happens: {
    tileOpened: (stack, building, left) =>
      `Stack ${stack} shows a new building, ${left} left: ${building}.`,
    stackEmpty: (stack) => `Stack ${stack} is empty.`,
    elder: (area) => `The elder moves on: ${area}.`,
    slid: (card) => `The card ${card} moves to space 1.`,
    cycled: (stack, count) => `${tiles(count)} of stack ${stack} to the bottom.`,
    discarded: (card) => `No card was bought: ${card} is discarded.`,
    row: plural({
      one: 'The cards move up; # is left in the deck.',
      other: 'The cards move up; # are left in the deck.',
    }),
    over: {
      stack: 'The game ends: a stack of buildings is empty.',
      cards: 'The game ends: the cards have run out.',
    },
  },
};
