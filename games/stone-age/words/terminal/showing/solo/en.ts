import { pluralsOf } from '@ochre/words';
import type { SoloShowingWords } from './words.ts';

const plural = pluralsOf('en');
const people = plural({ one: '# person', other: '# people' });
const points = plural({ one: '# point', other: '# points' });
const grades = {
  defeat: 'defeat',
  victory: 'victory',
  major: 'major victory',
  complete: 'complete victory',
};
const places = (count: number): string => (count === 3 ? 'all 3 places' : `${count} of 3 places`);

export const soloEn: SoloShowingWords = {
  difficulties: {
    standard: 'standard',
    easier1: 'easier1',
    easier2: 'easier2',
    harderTiles: 'harderTiles',
    harderCards: 'harderCards',
  },
  setUp: (cards, tiles) => `${cards} cards, stacks of ${tiles} tiles`,
  difficulty: (name) => `Difficulty ${name}.`,
  toTheEnd: (tiles, cards) => `${tiles} or ${cards} to the end`,

  opening: {
    daily: (day, game) => [
      `The daily game of ${day} (UTC), ${game}: everyone has the same cards and dice.`,
      'At the end there is a line to share. help rules tells how it is played, stacks what comes next.',
    ],
    usual: (game) => [`Solo, ${game}. help rules tells how it is played, stacks what comes next.`],
  },

  elder: {
    title: 'The elder',
    mark: 'elder',
    name: 'Elder',
    village: 'village',
    notPlaced: 'not placed yet',
    isNotPlaced: 'The elder is not placed yet.',
    where: {
      forest: 'in the forest',
      claypit: 'in the clay pit',
      quarry: 'in the quarry',
      river: 'in the river',
      village: 'in the village',
      hunt: 'at the hunting grounds',
    },
    tokens: 'tool tokens and agriculture steps',
    closes: (name, area) => `${name} in ${area}, closed`,
    takes: (good) => `cards cost ${good}; it feeds too`,
    takesTokens: 'cards cost tools, agri; both feed',
    takesFood: 'cards cost food',
    stays: 'he stays next turn',
    next: (area) => `next turn ${area}`,
    closed: (where) => `${where}: closed`,
    isThere: (where, closed) => `The elder is ${where}: ${closed} closed.`,
    cardsCost: (material) => `Cards cost ${material}.`,
    cardsCostAndFeed: (material) =>
      `Cards cost ${material}, and people may be fed with ${material}.`,
    feedsToo: 'This feeds people too.',
    staysThere: 'He stays for the next turn.',
    goesTo: (where) => `Next turn he is ${where}.`,
  },

  places: {
    village: (count) => `village: ${places(count)} a turn`,
    villageInOrder: (count) => `${places(count)} a turn, the upper ones first`,
    villageInSentence: (count, order) =>
      `Village: ${count === 3 ? 'all three places' : `${count} of the three places`} a turn, ` +
      `in the order ${order}.`,
    pool: (goods) => `pool: ${goods}`,
    outsidePool: (goods) => `outside pool: ${goods}`,
    fieldPrice: (food) => `pay ${food} food`,
    averages: 'average kept, by people',
    last: 'the last one',
    next: 'then',
    tilesLeft: plural({ one: '# tile left', other: '# tiles left' }),
    below: 'Below',
    draw: 'Draw',
    more: (cards) => `${cards} more`,
    room: 'room',
    full: 'full',
  },

  stakes: {
    title: 'At stake',
    titleOfTurn: 'At stake this turn',
    nothing: 'nothing yet',
    toPlace: (count, lost) => `${people(count)} to place, or -${lost} each`,
    toUse: (count, lost) => `${people(count)} to use, or -${lost} each`,
    nobodyHungry: 'nobody needs food',
    feeding: (need, food) => `feeding takes ${need} of your ${food} food`,
    feedingWith: (need, goods) => `feeding takes ${need}, you have ${goods}`,
    starving: (feeding) => `${feeding}: starving -10 and more`,
    inTokens: (worth) => `${worth} in tools and agriculture`,
    cardDiscarded: 'no card bought yet: card2 would be discarded',
    room: (place, goods, lost) => `${place}: room for ${goods}, ≈ -${lost}`,
  },

  scores: {
    ifEnded: plural({ one: '# point if it ended now', other: '# points if it ended now' }),
    grades,
    complete: 'a complete victory',
    wouldBeComplete: 'It would be a complete victory.',
    more: (count, grade, from) => `${count} more for a ${grades[grade]} (${from})`,
    moreFrom: (count, grade, from) =>
      `${count} more for a ${grades[grade]}, which begins at ${from}.`,
    result: (count, grade) => `${points(count)}: a ${grades[grade]}.`,
    missed: (count, grade) => `${count} more would have been a ${grades[grade]}.`,
    groups: { track: 'track', cards: 'cards', goods: 'goods', left: 'left', draw: 'draw' },
    turns: plural({ one: '# turn', other: '# turns' }),
  },

  plain: {
    people: plural({ one: '# person there', other: '# people there' }),
    closed: 'closed by the elder',
    outsidePool: (goods) => `Outside pool: ${goods}`,
    cost: (price) => `cost ${price}`,
    discarded: plural({ one: 'Discarded: # card.', other: 'Discarded: # cards.' }),
    stacks: 'stacks tells what comes next.',
    atMost: (count) => `at most ${count} of each`,
    feeding: (need) => `feeding takes ${need}`,
  },

  paying: {
    tool: (slot, value) => `tool ${slot} of ${value}`,
    leaves: (goods) => `leaves ${goods}`,
    tokensLeave: 'tokens leave the game',
  },
};
