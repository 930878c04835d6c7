import { pluralsOf } from '@ochre/words';
import { aloudEn } from './aloud/en.ts';
import { decisionsEn } from './decisions/en.ts';
import { guideEn } from './guide/en.ts';
import { movesEn } from './moves/en.ts';
import { oddsEn } from './odds/en.ts';
import { playEn } from './play/en.ts';
import { rulebookEn } from './rulebook/en.ts';
import { sceneEn } from './scene/en.ts';
import { screensEn } from './screens/en.ts';
import { storyEn } from './story/en.ts';
import type { StoneAgeWords } from './words.ts';

const plural = pluralsOf('en');
const resources = { wood: 'wood', clay: 'clay', stone: 'stone', gold: 'gold' } as const;

export const en: StoneAgeWords = {
  places: {
    hunt: 'Hunting grounds',
    forest: 'Forest',
    claypit: 'Clay pit',
    quarry: 'Quarry',
    river: 'River',
    toolmaker: 'Tool maker',
    hut: 'Hut',
    field: 'Field',
    merchant: 'Merchant',
  },
  cardSpace: (space) => `Card ${space}`,
  buildingSpace: (space) => `Building ${space}`,
  works: { wood: 'Wood yard', clay: 'Brickworks', stone: 'Stone yard', gold: 'Gold wash' },

  goods: { food: 'food', ...resources, jewelry: 'jewelry' },
  goodsCounted: {
    food: (n) => `${n} food`,
    wood: (n) => `${n} wood`,
    clay: (n) => `${n} clay`,
    stone: (n) => `${n} stone`,
    gold: (n) => `${n} gold`,
    jewelry: (n) => `${n} jewelry`,
  },
  culture: {
    pottery: 'Pottery',
    writing: 'Writing',
    transport: 'Transport',
    healing: 'Healing',
    art: 'Art',
    weaving: 'Weaving',
    music: 'Music',
    time: 'Time',
    ring: 'Ring',
  },
  professions: {
    farmer: plural({ one: '# farmer', other: '# farmers' }),
    toolmaker: plural({ one: '# tool maker', other: '# tool makers' }),
    builder: plural({ one: '# hut builder', other: '# hut builders' }),
    shaman: plural({ one: '# shaman', other: '# shamans' }),
    trader: plural({ one: '# trader', other: '# traders' }),
  },

  effects: {
    points: plural({ one: '# point', other: '# points' }),
    roll: (dice, resource) => `roll ${dice} dice for ${resources[resource]}`,
    tool: 'a tool',
    oneUseTool: (value) => `a one-use tool of ${value}`,
    agriculture: 'one step of agriculture',
    person: 'one more person',
    income: (goods) => `${goods} every round`,
    merchant: plural({
      one: '# step on the merchant track',
      other: '# steps on the merchant track',
    }),
    anyResource: 'a resource of your choice',
    anyResources: (count) => `${count} resources of your choice, when you like`,
    work: (resource, divisor, people) =>
      `a place for up to ${people} of your people: ${resources[resource]}, divided by ${divisor}`,
    extraCard: 'one more card, face down',
    diceForAll: 'dice for all',
    diceWithStyle: 'dice with style',
  },

  tiles: {
    names: {
      H01: 'Wooden hut',
      H02: 'Clay hut',
      H03: 'Stone hut',
      H04: 'Kindergarten',
      H05: 'Workshop',
      H06: 'Greenhouse',
    },
    title: (cost, points) => `${cost} for ${points}`,
    kindsShort: (count, kinds) => `${count} of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
    kinds: (count, kinds) => `${count} resources, ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
    range: (min, max) => `${min} to ${max} resources`,
    anyGoods: 'any resources',
    pointsEach: (points) => `${points} points each`,
    upToPeople: (people) => `up to ${people} people`,
    points: plural({ one: '# point', other: '# points' }),
    pointsOfPaid: 'the value of what is paid',
  },

  phases: {
    setup: 'Set up',
    place: 'Place people',
    act: 'Use people',
    feed: 'Feed',
    over: 'The end',
  },
  levels: { novice: 'novice', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  modules: {
    base: 'Base game',
    style: 'Style is the Goal',
    huts: 'The New Huts',
    solo: 'Solo, with the elder',
  },
  difficulties: {
    standard: 'Standard',
    easier1: 'Easier',
    easier2: 'Much easier',
    harderTiles: 'Harder: fewer tiles',
    harderCards: 'Harder: fewer cards',
  },
  grades: {
    defeat: 'Defeat',
    victory: 'Victory',
    major: 'Major victory',
    complete: 'Complete victory',
  },
  gradesShort: { victory: 'victory', major: 'major', complete: 'complete' },
  scoring: {
    track: 'Score track',
    culture: 'Culture',
    farmers: 'Farmers',
    toolmakers: 'Tool makers',
    builders: 'Hut builders',
    shamans: 'Shamans',
    traders: 'Traders',
    resources: 'Resources',
  },

  table: {
    round: (n) => `Round ${n}`,
    turn: (n) => `Turn ${n}`,
    turnOrder: 'Turn order',
    untilTheEnd: 'Until the end',
    tiles: plural({ one: '# tile', other: '# tiles' }),
    cards: plural({ one: '# card', other: '# cards' }),
    valley: 'The valley',
    left: (n) => `${n} left`,
    deck: 'deck',
    pays: { village: 'tools or agriculture' },
    emptySpace: (space) => `space ${space} empty`,
    emptyStack: 'empty',
    standing: (who, count) => `${who} ${count}`,
    firstPlayer: 'first player',
    first: 'first',
    home: (n) => `${n} home`,
    people: plural({ one: '# person', other: '# people' }),
    buildings: plural({ one: '# building', other: '# buildings' }),
    ifEnded: (n) => `${n} if it ended now`,
    onTrack: (n) => `${n} on the track`,
    ifEndedShort: (n) => `${n} if ended`,
    sets: (sets) => `sets ${sets}`,
    hidden: plural({ one: '# face down', other: '# face down' }),
    ownerOnly: (owner) => `${owner} only`,
    over: 'The game is over',
    won: (who) => `${who} won`,
    toMove: (who) => `${who} to move`,
    tabs: { land: 'Land', village: 'Village', cards: 'Cards', buildings: 'Buildings' },
  },

  aloud: aloudEn,
  odds: oddsEn,
  screens: screensEn,
  rulebook: rulebookEn,
  story: storyEn,
  play: playEn,
  scene: sceneEn,
  guide: guideEn,

  solo: {
    elder: 'the elder',
    elderIn: (place) => `The elder: ${place}`,
    elderExplained: (good) =>
      `Nobody works there. Cards cost ${good}; ${good} may feed people too.`,
    elderInVillage: 'Nobody works in the village. Cards cost tools or agriculture.',
    elderHunting: 'Nobody hunts. Cards cost food.',
    nextTurn: (place) => `Next turn: ${place}`,
    village: 'Village',
    path: 'His path',
    ifItEndedNow: 'If it ended now',
    moreForVictory: (n) => `${n} short of a victory`,
    forUndrawn: (points) => `+${points} is for undrawn cards`,
    onTheBoard: 'At stake on the board',
    inHut: (n) => `${n} in the hut`,
    tokens: plural({ one: '# tool token', other: '# tool tokens' }),
    discarded: (n) => `${n} discarded`,
    toDraw: (n) => `${n} to draw`,
    drawStack: 'Draw stack, open',
    nextFirst: 'next first',
    discard: 'discard',
    wait: (n) => (n === 1 ? '1 waits' : `${n} wait`),
  },

  decisions: decisionsEn,
  moves: movesEn,
};
