import { SOURCES } from '../../rules/vocabulary.ts';
import {
  ALL_AROUND,
  BUILDING_POINTS,
  CITY_FOR_FARM,
  CITY_FOR_FARMERS,
  featureOf,
  IN_BUILDING,
  LIES,
  opponentOf,
  PEOPLE_BITS,
  type State,
  squareAt,
  type TileMap,
  worthComplete,
} from '../../rules/within.ts';
import type { Bag } from './bag.ts';
import { FACT, FACTS } from './facts.ts';
import { type Chances, MOST_SEGMENTS, OpenEnds } from './open-ends.ts';
import { cityOf, fieldOf, Touching } from './touching.ts';

const MOST_PLAYERS = 5;
const PEOPLE_MASK = (1 << PEOPLE_BITS) - 1;

/**
 * What a position promises to everybody: all facts, in one pass over the table. There is one of it, used
 * again and again: what it found is gone with the next look.
 */
export class Outlook {
  readonly facts = new Float64Array(MOST_PLAYERS * FACTS.length);
  private readonly chances: Chances;
  private readonly ends: OpenEnds;
  private readonly touching = new Touching();
  /** The tiles that were looked at last, each as one number. */
  private readonly tiles: number[] = [];
  /** A feature was counted in this look at people if it has the look's number. */
  private look = 0;
  private readonly counted = new Int32Array(MOST_SEGMENTS);
  private readonly farmers = new Int32Array(MOST_SEGMENTS);

  constructor(chances: Chances) {
    this.chances = chances;
    this.ends = new OpenEnds(chances);
  }

  /** Looks at the tiles on the table: what every position has in common that differs in followers alone. */
  ofTiles({ map }: State, bag: Bag): void {
    this.ends.lookAt(map, bag);
    this.touching.lookAt(map);
    const { tiles } = this;
    tiles.length = 0;
    for (let tile = 0; tile < map.lies.length; tile++) tiles.push(keyOf(map, tile));
  }

  /** Whether these are the tiles that were looked at last. */
  isOf({ map }: State): boolean {
    const { tiles } = this;
    if (tiles.length !== map.lies.length) return false;
    // The newest differ first.
    for (let tile = tiles.length - 1; tile >= 0; tile--) {
      if (tiles[tile] !== keyOf(map, tile)) return false;
    }
    return true;
  }

  /** Looks at a position between two turns, on tiles that were looked at. */
  ofPeople(state: State, bag: Bag): void {
    this.look++;
    const { facts } = this;
    const { players } = state.rules;
    facts.fill(0, 0, players * FACTS.length);
    for (let player = 0; player < players; player++) {
      const base = player * FACTS.length;
      facts[base + FACT.supply] = state.supply[player]!;
      for (let at = 0; at < SOURCES.length; at++) {
        facts[base + FACT.scored]! += state.points[player * SOURCES.length + at]!;
      }
    }
    this.lookAtFollowers(state, bag);
  }

  private lookAtFollowers(state: State, bag: Bag): void {
    const { map, followers } = state;
    const { facts, counted, look } = this;
    let hasFarmers = false;
    for (let at = 0; at < followers.length; at++) {
      const follower = followers[at]!;
      const player = follower & 7;
      const tile = follower >> 7;
      const segment = (follower >> 3) & 15;
      const base = player * FACTS.length;
      if (segment === IN_BUILDING) {
        facts[base + FACT.inBuildings]!++;
        this.lookAtBuilding(state, bag, tile, player);
        continue;
      }
      const { kind } = LIES[map.lies[tile]!]!.segments[segment]!;
      const feature = featureOf(map, map.firsts[tile]! + segment);
      facts[
        base + (kind === 'city' ? FACT.inCities : kind === 'road' ? FACT.onRoads : FACT.onFields)
      ]!++;
      if (counted[feature] === look) continue;
      counted[feature] = look;
      if (kind !== 'field') {
        this.lookAtFeature(state, feature, kind);
        continue;
      }
      hasFarmers = true;
      this.countFarm(map.people[feature]!, this.ends.openingsOf(feature));
    }
    if (hasFarmers) this.lookAtFarms(state);
  }

  private lookAtFeature(state: State, feature: number, kind: 'city' | 'road'): void {
    const { map } = state;
    const { facts } = this;
    const people = map.people[feature]!;
    const now = map.tiles[feature]! + map.shields[feature]!;
    const whole = worthComplete(state, feature, kind);
    const chance = this.ends.chanceOf(feature);
    const squares = this.ends.openingsOf(feature);
    const most = mostOf(people);
    const isCity = kind === 'city';
    const isShared = isHeldByMany(people, most);
    for (let player = 0, left = people; left !== 0; player++, left >>= PEOPLE_BITS) {
      const count = left & PEOPLE_MASK;
      if (count === 0) continue;
      const base = player * FACTS.length;
      facts[base + FACT.back]! += count * chance;
      if (chance === 0) facts[base + FACT.stuck]! += count;
      if (count !== most) {
        facts[base + FACT.outvoted]! += count;
        facts[base + FACT.outvotedNow]! += now;
        continue;
      }
      facts[base + (isCity ? FACT.cityNow : FACT.roadNow)]! += now;
      facts[base + (isCity ? FACT.cityHope : FACT.roadHope)]! += chance * (whole - now);
      if (isShared) facts[base + FACT.sharedNow]! += now;
      if (squares === 0) continue;
      const open = isCity
        ? FACT.cityOpen1 + Math.min(squares, 3) - 1
        : FACT.roadOpen1 + Math.min(squares, 2) - 1;
      facts[base + open]! += whole;
    }
  }

  private lookAtBuilding(state: State, bag: Bag, tile: number, player: number): void {
    const { map } = state;
    const { facts } = this;
    const building = map.buildings.indexOf(tile);
    const around = map.around[building]!;
    const base = player * FACTS.length;
    const chance = this.surrounded(state, bag, building);
    const now = 1 + around;
    facts[base + FACT.buildingNow]! += now;
    const rival = state.rules.hasShrines ? opponentOf(map, building) : -1;
    if (rival === -1) {
      // What is likely to lie around it at the end counts, complete or not.
      facts[base + FACT.buildingHope]! += this.more;
      facts[base + FACT.back]! += chance;
      return;
    }
    // K7: who completes first has everything, the other nothing.
    const ahead = 1 / (1 + Math.exp(map.around[rival]! - around));
    const more = this.more;
    const lost = this.surrounded(state, bag, rival) * (1 - ahead);
    const won = chance * ahead;
    facts[base + FACT.buildingHope]! +=
      won * (BUILDING_POINTS - now) -
      lost * now +
      (1 - won - lost) * Math.min(more, BUILDING_POINTS - now);
    facts[base + FACT.back]! += won + lost;
  }

  /** So many tiles more will lie around the building asked about last. */
  private more = 0;

  /** The chance that a building will be complete. */
  private surrounded({ map }: State, bag: Bag, building: number): number {
    const square = map.squares[map.buildings[building]!]!;
    const [x, y] = [map.xs[square]!, map.ys[square]!];
    let chance = 1;
    this.more = 0;
    if (map.around[building] === ALL_AROUND) return 1;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (dx === 0 && dy === 0) continue;
        const beside = squareAt(map, x + dx, y + dy);
        if (beside !== -1 && map.tileOn[beside] !== -1) continue;
        const fitting = bag.fitting[beside === -1 ? 0 : map.needs[beside]!]!;
        const filled = 1 - Math.exp(-this.chances.around * fitting);
        this.more += filled;
        chance *= filled;
      }
    }
    return chance;
  }

  private countFarm(people: number, open: number): void {
    const { facts } = this;
    const most = mostOf(people);
    for (let player = 0, left = people; left !== 0; player++, left >>= PEOPLE_BITS) {
      const count = left & PEOPLE_MASK;
      if (count === most) {
        facts[player * FACTS.length + FACT.farms]!++;
        facts[player * FACTS.length + FACT.farmOpen]! += open;
      } else if (count > 0) facts[player * FACTS.length + FACT.outvoted]! += count;
    }
  }

  /** C6.4, C6.6: complete cities count, and those that may be, by their chance. */
  private lookAtFarms({ map, rules }: State): void {
    const { ends, farmers } = this;
    const { pairs } = this.touching;
    const { opens } = map;
    const ofCities = rules.farmers === 'cities';
    if (ofCities) farmers.fill(0);
    for (let at = 0; at < pairs.length; at++) {
      const people = map.people[fieldOf(pairs[at]!)]!;
      if (people === 0) continue;
      const city = cityOf(pairs[at]!);
      if (ofCities) farmers[city]! += people;
      else this.credit(people, CITY_FOR_FARM, opens[city] === 0, ends.chanceOf(city));
    }
    if (!ofCities) return;
    for (let city = 0; city < opens.length; city++) {
      if (farmers[city] === 0) continue;
      this.credit(farmers[city]!, CITY_FOR_FARMERS, opens[city] === 0, ends.chanceOf(city));
    }
  }

  private credit(people: number, points: number, isComplete: boolean, chance: number): void {
    const { facts } = this;
    const most = mostOf(people);
    for (let player = 0, left = people; left !== 0; player++, left >>= PEOPLE_BITS) {
      const count = left & PEOPLE_MASK;
      if (count === 0) continue;
      const base = player * FACTS.length;
      if (count !== most) {
        if (isComplete) facts[base + FACT.outvotedNow]! += points;
        continue;
      }
      if (isComplete) facts[base + FACT.farmNow]! += points;
      else facts[base + FACT.farmHope]! += points * chance;
    }
  }
}

/** How a tile lies and where. */
const keyOf = ({ lies, squares, xs, ys }: TileMap, tile: number): number =>
  (lies[tile]! << 16) | ((xs[squares[tile]!]! & 255) << 8) | (ys[squares[tile]!]! & 255);

function mostOf(people: number): number {
  let most = 0;
  for (let left = people; left !== 0; left >>= PEOPLE_BITS) {
    if ((left & PEOPLE_MASK) > most) most = left & PEOPLE_MASK;
  }
  return most;
}

function isHeldByMany(people: number, most: number): boolean {
  let holders = 0;
  for (let left = people; left !== 0; left >>= PEOPLE_BITS) {
    if ((left & PEOPLE_MASK) === most) holders++;
  }
  return holders > 1;
}
