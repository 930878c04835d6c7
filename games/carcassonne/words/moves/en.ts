import type { MoveWords } from './words.ts';

const with_ = (word: string) => ({
  city: `${word} city`,
  road: `${word} road`,
  cloister: `${word} cloister`,
  shrine: `${word} shrine`,
});

export const movesEn: MoveWords = {
  features: {
    yours: with_('your'),
    shared: with_('a shared'),
    theirs: with_('an opponent’s'),
    free: with_('an unclaimed'),
  },
  closes: (what) => `complete ${what}`,
  joins: (what) => `connect ${what}`,
  extends: { city: (what) => `extend ${what}`, road: (what) => `extend ${what}` },
  besides: { yours: with_('next to your'), theirs: with_('next to an opponent’s') },
  lays: { tile: 'lay the tile', cloister: 'lay the cloister', shrine: 'lay the shrine' },
  steps: {
    n: (squares) => `${squares} north`,
    e: (squares) => `${squares} east`,
    s: (squares) => `${squares} south`,
    w: (squares) => `${squares} west`,
  },
  fromTheStart: (steps) => `${steps} of the start`,
  facing: (what, sides) => `${what} to the ${sides}`,

  claims: {
    city: 'knight in the city',
    road: 'thief on the road',
    field: 'farmer on the field',
    cloister: 'monk in the cloister',
    shrine: 'heretic in the shrine',
    none: 'no follower',
  },
  inThe: {
    n: 'to the north',
    ne: 'to the northeast',
    e: 'to the east',
    se: 'to the southeast',
    s: 'to the south',
    sw: 'to the southwest',
    w: 'to the west',
    nw: 'to the northwest',
  },
  byTheCity: 'by the city',

  shutsOff: {
    city: (name) => `blocks ${name}’s city for good`,
    road: (name) => `blocks ${name}’s road for good`,
    cloister: (name) => `blocks ${name}’s cloister for good`,
    shrine: (name) => `blocks ${name}’s shrine for good`,
  },

  worth: {
    complete: (points) => `complete: ${points}`,
    open: (now, complete) => `${now} now, ${complete} if complete`,
    farm: (points) => `${points} at the end`,
    free: (what) => `${what}, unclaimed`,
    theirs: (what) => `${what} for others`,
    shared: (what) => `${what}, shared`,
  },
};
