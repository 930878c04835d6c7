import { pluralsOf } from '@ochre/words';
import { pagesEn } from './pages/en.ts';
import type { RulebookWords } from './words.ts';

const plural = pluralsOf('en');
const resources = { wood: 'wood', clay: 'clay', stone: 'stone', gold: 'gold' } as const;
const symbols = {
  pottery: 'pottery',
  writing: 'writing',
  transport: 'transport',
  healing: 'healing',
  art: 'art',
  weaving: 'weaving',
  music: 'music',
  time: 'time',
  ring: 'the ring',
} as const;
const each = (what: string) =>
  plural({
    one: `# point at the end for ${what}.`,
    other: `# points at the end for ${what}.`,
  });
const diced = (good: string, divisor: number, most: string): readonly [string, string] => [
  `Roll one die per person here, add tools if you like, and divide by ${divisor}, rounded down: you get that much ${good}.`,
  most,
];
const SEVEN =
  'There is room for 7 people. With 2 players only one of them may stand here, with 3 players two.';

export const rulebookEn: RulebookWords = {
  parts: {
    components: 'Cards and buildings',
    places: 'Places',
  },
  pages: pagesEn,
  about: {
    base: 'For 2 to 4 players. Everything else builds on it.',
    style:
      'An expansion for 2 to 5 players. The base rules hold, except where a rule here differs.',
    huts: 'A small expansion: six more buildings.',
    solo: 'A game for one, with the pieces of the base game. The base rules hold, except where a rule here differs.',
  },
  search: { components: 'Search cards and buildings' },

  components: {
    found: plural({ one: '# kind shown', other: '# kinds shown' }),
    kind: 'Kind',
    kinds: { all: 'All', cards: 'Cards', tiles: 'Buildings' },
    module: 'Game',
    allModules: 'All',
    cost: 'Cost',
    atOnce: 'At once',
    atEnd: 'At the end',
    cardsAbout:
      'A card costs as many resources of any kinds as its space says. Its upper part happens at once, its lower part scores at the end.',
    tilesAbout:
      'A building costs what it shows. Its points count at once, and it counts for your hut builders at the end.',
    unsure: 'To the best of our knowledge; the printed one may differ.',
  },

  explained: {
    effects: {
      goods: (goods) => `You get ${goods}.`,
      points: plural({ one: 'You score # point.', other: 'You score # points.' }),
      roll: (dice, resource, divisor) =>
        `Roll ${dice} dice, add tools if you like, and divide by ${divisor}, rounded down: you get that much ${resources[resource]}.`,
      tool: 'You get a tool: a new one of 1, or, if you have three, your lowest grows by 1.',
      oneUseTool: (value) =>
        `Once in the game you may add ${value} to one of your rolls. It does not count for tool makers.`,
      agriculture: 'Your agriculture rises by 1, up to 10: that much more food every round.',
      person: 'You get one more person, up to 10, who works from next round on.',
      income: (goods) => `At the beginning of phase 2 of every following round you get ${goods}.`,
      merchant: (steps, jewelry) =>
        `Your marker on the merchant track moves on by ${steps}, up to 10${jewelry === undefined ? '' : `, and you get ${jewelry}`}.`,
      anyResource: 'You get one resource of your choice.',
      anyResources: (count) =>
        `Keep it. Once, when you act or feed your people, you may take ${count} resources of your choice. If you never do, it counts as ${count} resources left.`,
      work: (resource, divisor, people) =>
        `From next round on it is a place for you alone: put 1 to ${people} people there, roll a die for each, add tools if you like, and divide by ${divisor}: you get that much ${resources[resource]}.`,
      extraCard:
        'You take the top card of the deck, face down. Only its lower part counts, at the end. An empty deck gives nothing.',
      dice: 'One die per player is rolled. Each player in turn takes one and gets what it brings; tools do not change them.',
    },
    face: (face, reward) => `${face}:\u00a0${reward}`,
    culture: (symbol) =>
      `A symbol of culture, ${symbols[symbol]}. At the end your different symbols are one set, and your second ones another; each set scores its size times itself: 3 symbols 9 points, 8 symbols 64.`,
    professions: {
      farmer: each('every step of your agriculture'),
      toolmaker: each('every point on your tools'),
      builder: each('every building you have'),
      shaman: each('every person you have'),
      trader: each('every step on your merchant track'),
    },
    cost: {
      fixed: (goods) => `It costs ${goods}.`,
      kinds: (count, kinds) =>
        kinds === 1
          ? `It costs exactly ${count} resources, all of the same kind.`
          : `It costs exactly ${count} resources of exactly ${kinds} kinds.`,
      range: (min, max) => `It costs ${min} to ${max} resources of any kinds.`,
      jewelry: (min, max) => `It costs ${min} to ${max} jewelry.`,
    },
    tilePoints: {
      printed: plural({ one: 'It scores # point at once.', other: 'It scores # points at once.' }),
      value:
        'It scores at once what you paid is worth: wood 3, clay 4, stone 5 and gold 6 points each.',
      perJewelry: (points) => `It scores ${points} points for each jewelry, at once.`,
    },
    places: {
      hunt: diced(
        'food',
        2,
        'There is room for everybody. With “Style is the Goal” you may take any part of it as jewelry.',
      ),
      forest: diced('wood', 3, SEVEN),
      claypit: diced('clay', 4, SEVEN),
      quarry: diced('stone', 5, SEVEN),
      river: diced('gold', 6, SEVEN),
      toolmaker: [
        'One person gets you a tool: a new one of 1, or, if you have three, your lowest grows by 1.',
        'Each tool adds its value to one roll per round.',
      ],
      hut: [
        'Two of your people, placed together, get you one more person, who works from next round on. You can have 10.',
      ],
      field: [
        'One person raises your agriculture by 1, up to 10.',
        'Every round you get as much food as your agriculture says.',
      ],
      merchant: [
        'Two of your people, placed together, move your marker on the merchant track on by 2 and get you 2 jewelry.',
        'The further your marker, the better you trade when you buy, once per round.',
      ],
    },
    cardSpace: plural({
      one: 'Room for one person, who buys the card that lies here for # resource of any kind.',
      other: 'Room for one person, who buys the card that lies here for # resources of any kinds.',
    }),
    jewelrySpace: 'Room for one person, who buys the card that lies here for 3 jewelry.',
    buildingSpace:
      'Room for one person, who builds the top building of the stack for what it shows. An empty stack ends the game after the round.',
    works: 'Only its owner may place people here, from the round after it was built.',
    solo: {
      fromBoard: 'It comes from the hunting grounds, as far as it is there.',
      fromPool: 'It comes from the outside pool, as far as it is there.',
      room: 'It gives only what lies there. Of each kind you keep as much as you have people; what is too much costs 2 points each.',
      places: {
        toolmaker: 'One person gets you a new tool token of 1, or raises one of yours by 1.',
        hut: 'Two of your people, placed together, bring one more person out of the hut, who counts at once.',
        field:
          'One person raises your agriculture by 1, for as much food as there are people in the hut.',
      },
      cardSpace: (space) =>
        `Room for one person, who buys the card that lies here for ${space} of the elder’s material.`,
      buildingSpace:
        'Room for one person, who builds the top building of the stack for what it shows. An empty stack ends the game after the turn.',
      effects: {
        tool: 'You get a new tool token of 1, or raise one of yours by 1.',
        extraCard:
          'You take the top card of the outside stack, or any discarded card. Only its lower part counts, at the end.',
        anyResources: (count) =>
          `Keep it. Once, when you act or feed your people, you may take ${count} resources that the outside pool has. If you never do, it counts as ${count} resources left.`,
        dice: 'Roll 1 to 3 dice and choose a face: it counts once for each die that shows it. The sum of the other dice is lost in points.',
      },
    },
  },
};
