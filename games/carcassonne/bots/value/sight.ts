import type { Setup } from '@ochre/kernel';
import { outcomeAmong, type Sight } from '@ochre/search/value';
import { carcassonne } from '../../rules/index.ts';
import { type State, TILES } from '../../rules/within.ts';
import { FACT, FACTS } from '../judging/facts.ts';
import { Judgement } from '../judging/judgement.ts';
import { TUNED, TUNED_AMONG_MANY } from '../judging/profiles.ts';

/** Versions change whenever an input comes to mean something else, also by another judgement. */
const FOR_TWO = { name: 'table of 2', version: 1, places: 2, profile: TUNED } as const;
/** Tables of three to five are seen alike, with the places of those who are not there left empty. */
const FOR_MANY = {
  name: 'table of many',
  version: 2,
  places: 5,
  profile: TUNED_AMONG_MANY,
} as const;

/** Points of one unit of margin. */
const MARGIN = 25;

/** Followers in the supply, one input for each number of them. */
const SUPPLIES = 8;
/** Of a player: the facts, the followers by number, and what the judgement expects for them. */
const OF_PLAYER = FACTS.length + SUPPLIES + 1;
/** Of the tiles to come: by type, how many in all, and in which part of the game that is. */
const PARTS = 8;
const OF_BAG = TILES.length + 1 + PARTS;
/** Of the lead that the judgement expects: plain, and the larger the fewer tiles are to come. */
const OF_LEAD = 2;

const ALL_TILES = 76;

/** What a fact is divided by, so that it is seldom above 1. */
const UNITS: Readonly<Record<keyof typeof FACT, number>> = {
  scored: 50,
  supply: 7,
  cityNow: 15,
  cityHope: 10,
  roadNow: 10,
  roadHope: 4,
  buildingNow: 12,
  buildingHope: 6,
  back: 4,
  farmNow: 20,
  farmHope: 8,
  farms: 3,
  farmOpen: 12,
  sharedNow: 10,
  inCities: 4,
  onRoads: 4,
  inBuildings: 3,
  onFields: 4,
  outvoted: 2,
  outvotedNow: 10,
  stuck: 2,
  cityOpen1: 15,
  cityOpen2: 15,
  cityOpen3: 15,
  roadOpen1: 6,
  roadOpen2: 6,
};
const UNIT_AT = FACTS.map((name) => UNITS[name]);

/** What a network sees of a table between two turns; the tile in hand is one of those to come. */
export function sightFor({ players }: Setup): Sight<State> {
  const { name, version, places, profile } = players === 2 ? FOR_TWO : FOR_MANY;
  const judgement = new Judgement(profile);
  const { facts, worth, bag } = judgement;
  const ofNext = places * OF_PLAYER;
  const ofBag = ofNext + places;
  const ofLead = ofBag + OF_BAG;
  return {
    name,
    version,
    inputs: ofLead + OF_LEAD,
    write(state, seat, x) {
      x.fill(0);
      const lead = judgement.value(state, seat);
      for (let place = 0; place < players; place++) {
        const player = (seat + place) % players;
        const base = player * FACTS.length;
        const at = place * OF_PLAYER;
        for (let fact = 0; fact < FACTS.length; fact++) {
          x[at + fact] = facts[base + fact]! / UNIT_AT[fact]!;
        }
        x[at + FACTS.length + facts[base + FACT.supply]!] = 1;
        x[at + FACTS.length + SUPPLIES] = worth[player]! / 50;
      }
      x[ofNext + ((state.player - seat + players) % players)] = 1;
      for (let tile = 0; tile < TILES.length; tile++) x[ofBag + tile] = bag.counts[tile]! / 4;
      x[ofBag + TILES.length] = bag.left / ALL_TILES;
      x[ofBag + TILES.length + 1 + Math.floor((bag.left * PARTS) / (ALL_TILES + 1))] = 1;
      x[ofLead] = lead / MARGIN;
      x[ofLead + 1] = lead / (4 + 2 * Math.sqrt(bag.left)) / 2;
    },
    outcome: outcomeAmong(carcassonne, MARGIN),
  };
}
