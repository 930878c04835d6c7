import { pluralsOf } from '@ochre/words';
import type { InsightWords } from './words.ts';

const plural = pluralsOf('en');
const NAMES = {
  road: 'road',
  city: 'city',
  cloister: 'cloister',
  shrine: 'shrine',
  farm: 'farm',
} as const;
const with_ = (word: string) => ({
  road: `${word} road`,
  city: `${word} city`,
  cloister: `${word} cloister`,
  shrine: `${word} shrine`,
  farm: `${word} farm`,
});
const closedCities = plural({ one: '# complete city', other: '# complete cities' });

const counted = (others: number): string => (others === 2 ? 'two' : `${others}`);

export const insightEn: InsightWords = {
  farms: 'Farms',
  tiles: 'Tiles left',
  challenges: plural({ one: '# challenge', other: '# challenges' }),

  whose: {
    free: with_('Free'),
    yours: with_('Your'),
    shared: with_('Shared'),
    closed: with_('Complete'),
    theirs: (name, what) => `${name}’s ${NAMES[what]}`,
  },
  tilesIn: plural({ one: '# tile', other: '# tiles' }),
  shields: plural({ one: '# shield', other: '# shields' }),
  openSides: plural({ one: '# open side', other: '# open sides' }),
  openSquares: plural({ one: '# open square', other: '# open squares' }),

  ifLaid: {
    title: 'If you lay it here',
    closes: (whose) => `${whose} is complete`,
    closesWith: plural({ one: 'complete with # more tile', other: 'complete with # more tiles' }),
    sendsHome: (name) => `${name} goes home with nothing`,
    joinsFarms: (count) => `${count} farms become one`,
    outnumbered: (name) => `${name} is outnumbered`,
    nothing: 'Fields only',
    nowAndClosed: (now, closed) => `${now} now, ${closed} when complete`,
  },

  ifClaimed: {
    title: {
      city: 'A knight here',
      road: 'A thief here',
      field: 'A farmer here',
      cloister: 'A monk here',
      shrine: 'A heretic here',
    },
    eachAtTheEnd: (points) => `${points} points each, at the end`,
    openCities: plural({ one: '# city still unfinished', other: '# cities still unfinished' }),
    ifTheyClose: plural({ one: 'if it is completed', other: 'if they are completed' }),
    stays: ['Stays to the end', 'a farmer never comes home'],
    comesHome: ['Comes home', 'as soon as it is complete'],
  },

  feature: {
    closed: 'complete',
    nobody: 'Nobody is on it',
    now: 'now',
    whenClosed: 'when complete',
    atTheEnd: 'at the end',
    feeds: (count) => `feeds ${closedCities(count)}`,
    list: 'What stands on the land',
  },

  farmsCard: {
    title: 'Farms, if it ended now',
    eachFarm: (points) => `${points} points for each complete city a farm touches`,
    eachCity: (points) => `${points} points for each complete city with most farmers around it`,
    feeds: (closed, open) =>
      open === 0
        ? `feeds ${closedCities(closed)}`
        : `feeds ${closedCities(closed)}, ${open} unfinished`,
    none: 'Nobody has a farmer on the land.',
  },

  drawer: {
    about: 'everyone may see these; nobody knows the order',
    all: (types) => `All ${types}`,
    fits: 'Fits the square',
    kinds: { city: 'City', road: 'Road', building: 'Building' },
    choose: 'Tap an open square to see what fits there.',
    fitHere: (fits, left) => `${fits} of ${left} fit`,
    types: plural({ one: 'on this square, # type', other: 'on this square, # types' }),
    percent: (percent) => `${percent}%`,
    chance: 'that the next tile does',
    sides: 'north, east, south, west',
    open: 'open',
    sideKinds: { city: 'city', road: 'road', field: 'field' },
    count: (tile, left, all) => `${tile}: ${left} of ${all} left`,
    allTypes: (types) => `all ${types} types`,
  },

  dead: 'No tile will ever fit here',
  closedFor: (building, rule) => `Closed for a ${building}: ${rule}`,

  whyNot: {
    sides: 'The sides do not match',
    alone: 'It must share a side with a tile',
    several: {
      shrine: (others) => `A shrine may touch one cloister, not ${counted(others)}`,
      cloister: (others) => `A cloister may touch one shrine, not ${counted(others)}`,
    },
    underChallenge: {
      shrine: 'No shrine beside a cloister under a challenge',
      cloister: 'No cloister beside a shrine under a challenge',
    },
    taken: {
      shrine: 'That cloister has a shrine beside it',
      cloister: 'That shrine has a cloister beside it',
    },
    severalAbout: {
      shrine: (others) =>
        `It fits the sides here, but ${others} cloisters lie next to this square, corners included.`,
      cloister: (others) =>
        `It fits the sides here, but ${others} shrines lie next to this square, corners included.`,
    },
    challengeAbout: 'It fits the sides here. Once the challenge is settled, the square is open.',
    takenAbout: 'It fits the sides here, but each building takes one neighbor of the other kind.',
    inNoTurn: 'It fits here in no turn.',
    otherSquares: plural({
      one: 'The tile has # other square.',
      other: 'The tile has # other squares.',
    }),
    rule: (rule) => `Rule ${rule}`,
  },

  challenge: {
    title: (points) => `A challenge for ${points} points`,
    role: { cloister: (name) => `${name}, monk`, shrine: (name) => `${name}, heretic` },
    missing: plural({ one: '# missing', other: '# missing' }),
    ofEight: (filled) => `${filled} of 8 squares`,
    leads: 'leads',
    level: 'level',
    first: (points) => `Whoever is complete first gets ${points},`,
    rest: (points) => `the other goes home with nothing; both at once, both get ${points}.`,
    shared: plural({ one: '# square counts for both.', other: '# squares count for both.' }),
    ifEnded: (one, points, other, otherPoints) =>
      `If it ended now: ${one} ${points}, ${other} ${otherPoints}.`,
    open: (one, other) => `Challenge: ${one} against ${other}`,
  },
};
