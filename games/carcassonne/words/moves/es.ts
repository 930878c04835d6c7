import type { MoveWords } from './words.ts';

/** Only the city is feminine. */
const with_ = (city: (name: string) => string, others: (name: string) => string) => ({
  city: city('ciudad'),
  road: others('camino'),
  cloister: others('monasterio'),
  shrine: others('santuario'),
});
const yours = (name: string): string => `tu ${name}`;

export const movesEs: MoveWords = {
  features: {
    yours: with_(yours, yours),
    shared: with_(
      (name) => `una ${name} compartida`,
      (name) => `un ${name} compartido`,
    ),
    theirs: with_(
      (name) => `una ${name} ajena`,
      (name) => `un ${name} ajeno`,
    ),
    free: with_(
      (name) => `una ${name} libre`,
      (name) => `un ${name} libre`,
    ),
  },
  closes: (what) => `completar ${what}`,
  joins: (what) => `unir ${what}`,
  extends: { city: (what) => `ampliar ${what}`, road: (what) => `alargar ${what}` },
  besides: {
    yours: { cloister: 'junto a tu monasterio', shrine: 'junto a tu santuario' },
    theirs: { cloister: 'junto a un monasterio ajeno', shrine: 'junto a un santuario ajeno' },
  },
  lays: {
    tile: 'poner la loseta',
    cloister: 'poner el monasterio',
    shrine: 'poner el santuario',
  },
  steps: {
    n: (squares) => `${squares} al norte`,
    e: (squares) => `${squares} al este`,
    s: (squares) => `${squares} al sur`,
    w: (squares) => `${squares} al oeste`,
  },
  fromTheStart: (steps) => `${steps} del inicio`,
  facing: (what, sides) => `${what} al ${sides}`,

  claims: {
    city: 'caballero en la ciudad',
    road: 'bandido en el camino',
    field: 'granjero en el prado',
    cloister: 'monje en el monasterio',
    shrine: 'hereje en el santuario',
    none: 'sin seguidor',
  },
  inThe: {
    n: 'del norte',
    ne: 'del noreste',
    e: 'del este',
    se: 'del sureste',
    s: 'del sur',
    sw: 'del suroeste',
    w: 'del oeste',
    nw: 'del noroeste',
  },
  byTheCity: 'junto a la ciudad',

  shutsOff: {
    city: (name) => `impide completar la ciudad de ${name}`,
    road: (name) => `impide completar el camino de ${name}`,
    cloister: (name) => `impide completar el monasterio de ${name}`,
    shrine: (name) => `impide completar el santuario de ${name}`,
  },

  worth: {
    complete: (points) => `${points} enseguida`,
    open: (now, complete) => `ahora ${now}, al completarse ${complete}`,
    farm: (points) => `${points} al final`,
    free: (what) => `${what}, libre`,
    theirs: (what) => `${what} para otros`,
    shared: (what) => `${what}, en común`,
  },
};
