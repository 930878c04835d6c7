import { pluralsOf } from '@ochre/words';
import type { MoveWords } from './words.ts';

const plural = pluralsOf('en');

export const movesEn: MoveWords = {
  places: {
    hunt: 'the hunting grounds',
    forest: 'the forest',
    claypit: 'the clay pit',
    quarry: 'the quarry',
    river: 'the river',
    toolmaker: 'the tool maker',
    hut: 'the hut',
    field: 'the field',
    merchant: 'the merchant',
  },
  works: {
    wood: 'the wood yard',
    clay: 'the brickworks',
    stone: 'the stone yard',
    gold: 'the gold wash',
  },
  use: (place) => `use ${place}`,
  leave: (place) => `leave ${place} unused`,
  tools: (values) => `tools ${values}`,

  card: {
    ofCulture: (culture) => `${culture} card`,
    withPeople: (people) => `card with ${people}`,
    pay: (card, payment) => `buy the ${card} for ${payment}`,
    to: (card) => `at the ${card}`,
    it: (card) => `the ${card}`,
    onSpace: (card, space) => `${card} on space ${space}`,
  },
  building: {
    named: (name) => name,
    forPoints: (points) => `${points}-point building`,
    costing: (cost) => `building for ${cost}`,
    pay: (building, payment) => `build the ${building} for ${payment}`,
    to: (building) => `at the ${building}`,
    it: (building) => `the ${building}`,
    onSpace: (building, stack) => `${building} on stack ${stack}`,
  },

  about: (goods) => `about ${goods}`,
  noRoom: (names) => `leaves no room for ${names}`,
  foodOrJewelry: plural({ one: '# food or jewelry', other: '# food or jewelry' }),
  atTheEnd: plural({ one: '+# point at the end', other: '+# points at the end' }),
};
