import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

const plural = pluralsOf('en');
const IN_WORDS = ['none', 'one', 'two', 'three', 'four'];

export const boardEn: BoardWords = {
  // As they are typed.
  places: {
    hunt: 'hunt',
    forest: 'forest',
    claypit: 'claypit',
    quarry: 'quarry',
    river: 'river',
    toolmaker: 'toolmaker',
    hut: 'hut',
    field: 'field',
    merchant: 'merchant',
  },
  cardSpace: (space) => `card${space}`,
  buildingSpace: (stack) => `building${stack}`,
  ownedBy: (place, owner) => `${place} of ${owner}`,
  firstPlayer: (name) => `first player ${name}`,
  noLimit: 'no limit',
  taken: 'taken',

  gathering: 'Gathering',
  gatheringLimits: { 2: 'one player on each but hunt', 3: 'two players on each but hunt' },
  villageLimit: (open, places) => `${IN_WORDS[open]} of ${IN_WORDS[places]} a round`,
  averages: 'average by people',
  dice: (divisor) => `dice ÷ ${divisor}`,
  pay: (price) => `pay ${price}`,

  culture: (sets) => `culture ${sets}`,
  narrowProfessions: {
    farmer: plural({ one: '# farmer', other: '# farmers' }),
    toolmaker: plural({ one: '# toolmaker', other: '# toolmakers' }),
    builder: plural({ one: '# builder', other: '# builders' }),
    shaman: plural({ one: '# shaman', other: '# shamans' }),
    trader: plural({ one: '# trader', other: '# traders' }),
  },
  oneUseTool: (value) => `one-use tool +${value}`,
  value: 'v',
  anyResources: 'any 2 resources',

  heads: {
    score: 'score',
    end: 'end',
    food: 'food',
    after: 'after',
    wood: 'wood',
    clay: 'clay',
    stone: 'stone',
    gold: 'gold',
    jewelry: 'jewel',
    merchant: 'merch',
    people: 'people',
    agriculture: 'agri',
    tools: 'tools',
    needed: 'needed',
  },
  briefHeads: { score: 'pts', people: 'home' },

  first: (name) => `First player: ${name}.`,
  placeOf: (owner) => `a place of ${owner}`,
  scores: 'for',
  there: (people) => `there: ${people}`,
  afterFeeding: (food) => `${food} after feeding`,
  tradeUsed: 'the trade of this round is used',
  stock: (goods) => `Stock: ${goods}`,
};
