import { pluralsOf } from '@ochre/words';
import { movesEn } from './moves/en.ts';
import { offerEn } from './offer/en.ts';
import type { CarcassonneWords } from './words.ts';

const plural = pluralsOf('en');
const SIDE_NAMES = { n: 'north', e: 'east', s: 'south', w: 'west' };

export const en: CarcassonneWords = {
  ...offerEn,

  segments: {
    city: 'city',
    road: 'road',
    field: 'field',
    cloister: 'cloister',
    shrine: 'shrine',
  },
  features: { city: 'city', road: 'road', cloister: 'cloister', shrine: 'shrine', farm: 'farm' },
  followers: {
    city: plural({ one: '# knight', other: '# knights' }),
    road: plural({ one: '# thief', other: '# thieves' }),
    field: plural({ one: '# farmer', other: '# farmers' }),
    cloister: plural({ one: '# monk', other: '# monks' }),
    shrine: plural({ one: '# heretic', other: '# heretics' }),
  },
  sides: { n: 'n', e: 'e', s: 's', w: 'w' },
  sources: {
    roads: 'roads',
    cities: 'cities',
    cloisters: 'cloisters',
    shrines: 'shrines',
    farms: 'farms',
  },

  shows: {
    side: SIDE_NAMES,
    nothingBut: (what) => `${what} all around`,
    shield: 'a shield',
  },
  tile: (id) => `tile ${id}`,
  moves: movesEn,
  points: plural({ one: '# point', other: '# points' }),

  does: {
    turned: (verb, tile) => `${verb('turn', 'turns')} over ${tile}`,
    removed: (verb, tile) => `${verb('put', 'puts')} ${tile} aside, which fits nowhere`,
    laid: (verb, tile, square) => `${verb('lay', 'lays')} ${tile} at ${square}`,
    claimed: {
      city: (verb) => `${verb('place', 'places')} a knight in the city`,
      road: (verb) => `${verb('place', 'places')} a thief on the road`,
      field: (verb) => `${verb('place', 'places')} a farmer on the field`,
      cloister: (verb) => `${verb('place', 'places')} a monk in the cloister`,
      shrine: (verb) => `${verb('place', 'places')} a heretic in the shrine`,
    },
    declined: (verb) => `${verb('place', 'places')} no follower`,
    challenged: (verb, opponent) => `${verb('challenge', 'challenges')} ${opponent}`,
    challengedYou: (verb) => `${verb('challenge', 'challenges')} you`,
    challengedOneself: (verb) => `${verb('challenge your', 'challenges their')} own follower`,
    challengeLost: (verb) =>
      `${verb('lose', 'loses')} the challenge and ${verb('get', 'gets')} nothing`,
    scored: {
      city: (verb, points) => `${verb('score', 'scores')} ${points} for a city`,
      road: (verb, points) => `${verb('score', 'scores')} ${points} for a road`,
      cloister: (verb, points) => `${verb('score', 'scores')} ${points} for a cloister`,
      shrine: (verb, points) => `${verb('score', 'scores')} ${points} for a shrine`,
      farm: (verb, points) => `${verb('score', 'scores')} ${points} for a farm`,
    },
    scoredOpen: {
      city: (verb, points) => `${verb('score', 'scores')} ${points} for an unfinished city`,
      road: (verb, points) => `${verb('score', 'scores')} ${points} for an unfinished road`,
      cloister: (verb, points) => `${verb('score', 'scores')} ${points} for an unfinished cloister`,
      shrine: (verb, points) => `${verb('score', 'scores')} ${points} for an unfinished shrine`,
      farm: (verb, points) => `${verb('score', 'scores')} ${points} for a farm`,
    },
  },
  over: 'The game is over.',

  reasons: {
    over: 'The game is over.',
    turn: (who) => `It is ${who}’s turn.`,
    layFirst: 'The tile must be laid first.',
    claimNow: 'The tile is laid: place a follower on it, or none.',
    alone: (square) => `No tile lies next to ${square}: it must share a side with one.`,
    occupied: (square) => `A tile lies at ${square} already.`,
    side: ({ side, has, meets }) =>
      `Its ${SIDE_NAMES[side]} side is a ${has}, and would meet a ${meets}.`,
    building: {
      several: (there, square, laid) =>
        `The ${there} at ${square} is in the way of a ${laid}: it would be the second one next to it.`,
      challenge: (there, square, laid) =>
        `The ${there} at ${square} is in the way of a ${laid}: it is under a challenge.`,
      taken: (there, square, laid) =>
        `The ${there} at ${square} is in the way of a ${laid}: there is one beside it already.`,
    },
    absent: (segment, has) => `The tile has no ${segment}, only ${has}.`,
    noFarmers: 'In this game no follower goes on a field.',
    held: {
      city: (who) => `The city is already held by ${who}.`,
      road: (who) => `The road is already held by ${who}.`,
      farm: (who) => `The farm is already held by ${who}.`,
    },
    heldByYou: {
      city: 'You already have a knight in this city.',
      road: 'You already have a thief on this road.',
      farm: 'You already have a farmer on this farm.',
    },
  },
};
