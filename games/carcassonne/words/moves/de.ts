import type { MoveWords } from './words.ts';

/** Only the cloister is neuter. */
const with_ = (feminine: string, neuter: string) => ({
  city: `${feminine} Stadt`,
  road: `${feminine} Straße`,
  cloister: `${neuter} Kloster`,
  shrine: `${feminine} Kultstätte`,
});

export const movesDe: MoveWords = {
  features: {
    yours: with_('deine', 'dein'),
    shared: with_('eine gemeinsame', 'ein gemeinsames'),
    theirs: with_('eine fremde', 'ein fremdes'),
    free: with_('eine freie', 'ein freies'),
  },
  closes: (what) => `${what} fertigstellen`,
  joins: (what) => `${what} verbinden`,
  extends: { city: (what) => `${what} erweitern`, road: (what) => `${what} verlängern` },
  besides: {
    yours: with_('neben deiner', 'neben deinem'),
    theirs: with_('neben einer fremden', 'neben einem fremden'),
  },
  lays: {
    tile: 'das Plättchen legen',
    cloister: 'das Kloster legen',
    shrine: 'die Kultstätte legen',
  },
  steps: {
    n: (squares) => `${squares} nördlich`,
    e: (squares) => `${squares} östlich`,
    s: (squares) => `${squares} südlich`,
    w: (squares) => `${squares} westlich`,
  },
  fromTheStart: (steps) => `${steps} vom Start`,
  facing: (what, sides) => `${what} im ${sides}`,

  claims: {
    city: 'Ritter in die Stadt',
    road: 'Wegelagerer auf die Straße',
    field: 'Bauer auf die Wiese',
    cloister: 'Mönch ins Kloster',
    shrine: 'Ketzer auf die Kultstätte',
    none: 'kein Gefolgsmann',
  },
  inThe: {
    n: 'im Norden',
    ne: 'im Nordosten',
    e: 'im Osten',
    se: 'im Südosten',
    s: 'im Süden',
    sw: 'im Südwesten',
    w: 'im Westen',
    nw: 'im Nordwesten',
  },
  byTheCity: 'an der Stadt',

  shutsOff: {
    city: (name) => `verbaut ${name} die Stadt`,
    road: (name) => `verbaut ${name} die Straße`,
    cloister: (name) => `verbaut ${name} das Kloster`,
    shrine: (name) => `verbaut ${name} die Kultstätte`,
  },

  worth: {
    complete: (points) => `fertig: ${points}`,
    open: (now, complete) => `jetzt ${now}, fertig ${complete}`,
    farm: (points) => `${points} am Ende`,
    free: (what) => `${what}, frei`,
    theirs: (what) => `${what} für andere`,
    shared: (what) => `${what}, gemeinsam`,
  },
};
