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

/** How likely tiles that are still to come complete something. */
export interface Chances {
  /** What one tile to come does that would end a city at a square, and one that fits but leads on. */
  readonly cityClosing: number;
  readonly cityFitting: number;
  readonly roadClosing: number;
  readonly roadFitting: number;
  /** For every further square that must be filled. */
  readonly further: number;
  /** What one tile to come does that fits a square around a building. */
  readonly around: number;
}

/** More segments than a table ever has. */
const SEGMENT_BITS = 10;
const MOST_SEGMENTS = 1 << SEGMENT_BITS;
const PAIR_SLOTS = 1024;
const MOST_PLAYERS = 5;
const PEOPLE_MASK = (1 << PEOPLE_BITS) - 1;
const CITY = 1;
const ROAD = 2;
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/**
 * What a position promises to everybody: all facts, in one pass over the table. There is one of it, used
 * again and again: what it found is gone with the next look.
 */
export class Outlook {
  readonly facts = new Float64Array(MOST_PLAYERS * FACTS.length);
  private readonly chances: Chances;
  /** What was found of a feature is of this look only if it has the look's number. */
  private look = 0;
  /** The tiles of this look, each as one number. */
  private readonly tiles: number[] = [];
  private people = 0;
  private readonly seen = new Int32Array(MOST_SEGMENTS);
  private readonly chance = new Float64Array(MOST_SEGMENTS);
  private readonly squares = new Int32Array(MOST_SEGMENTS);
  private readonly last = new Int32Array(MOST_SEGMENTS);
  private readonly counted = new Int32Array(MOST_SEGMENTS);
  private readonly farmers = new Int32Array(MOST_SEGMENTS);
  /** Fields and the cities that they touch, each as one number; and a hash table of them. */
  private readonly pairs: number[] = [];
  private readonly pairSeen = new Int32Array(PAIR_SLOTS);
  private readonly pairKeys = new Int32Array(PAIR_SLOTS);

  constructor(chances: Chances) {
    this.chances = chances;
  }

  /** Looks at the tiles on the table: what every position has in common that differs in followers alone. */
  ofTiles({ map }: State, bag: Bag): void {
    this.look++;
    this.lookAtSquares(map, bag);
    this.lookAtFields(map);
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
    this.people++;
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

  /** For every city and road that is not complete, the chance that it will be. */
  private lookAtSquares(map: TileMap, bag: Bag): void {
    const { open, needs, xs, ys, tileOn, firsts, lies } = map;
    const { seen, chance, squares, last, look } = this;
    for (let at = 0; at < open.length; at++) {
      const square = open[at]!;
      const need = needs[square]!;
      const fitting = bag.fitting[need]!;
      for (let side = 0; side < 4; side++) {
        const kind = (need >> (2 * side)) & 3;
        if (kind === 0) continue;
        const beside = squareAt(map, xs[square]! + DX[side]!, ys[square]! + DY[side]!);
        const tile = tileOn[beside]!;
        const lie = LIES[lies[tile]!]!;
        if (kind !== CITY) {
          this.openField(map, firsts[tile]! + lie.fieldAt[2 * (side ^ 2)]!);
          if (kind !== ROAD) continue;
          this.openField(map, firsts[tile]! + lie.fieldAt[2 * (side ^ 2) + 1]!);
        }
        const segment = (kind === CITY ? lie.cityAt : lie.roadAt)[side ^ 2]!;
        const feature = featureOf(map, firsts[tile]! + segment);
        if (seen[feature] !== look) {
          seen[feature] = look;
          chance[feature] = 1;
          squares[feature] = 0;
          last[feature] = -1;
        }
        // Two sides of one square are filled by one tile.
        if (last[feature] === square) continue;
        last[feature] = square;
        const closing = bag.closing[need * 4 + side]!;
        chance[feature]! *=
          this.filled(kind, fitting, closing) * (squares[feature] === 0 ? 1 : this.chances.further);
        squares[feature]!++;
      }
    }
  }

  private openField(map: TileMap, segment: number): void {
    const field = featureOf(map, segment);
    if (this.seen[field] !== this.look) {
      this.seen[field] = this.look;
      this.squares[field] = 0;
    }
    this.squares[field]!++;
  }

  private filled(kind: number, fitting: number, closing: number): number {
    const { cityClosing, cityFitting, roadClosing, roadFitting } = this.chances;
    const hope =
      kind === CITY
        ? cityClosing * closing + cityFitting * (fitting - closing)
        : roadClosing * closing + roadFitting * (fitting - closing);
    return 1 - Math.exp(-hope);
  }

  private lookAtFollowers(state: State, bag: Bag): void {
    const { map, followers } = state;
    const { facts, counted, people } = this;
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
      if (counted[feature] === people) continue;
      counted[feature] = people;
      if (kind !== 'field') {
        this.lookAtFeature(state, feature, kind);
        continue;
      }
      hasFarmers = true;
      this.countFarm(
        map.people[feature]!,
        this.seen[feature] === this.look ? this.squares[feature]! : 0,
      );
    }
    if (hasFarmers) this.lookAtFarms(state);
  }

  private lookAtFeature(state: State, feature: number, kind: 'city' | 'road'): void {
    const { map } = state;
    const { facts } = this;
    const people = map.people[feature]!;
    const now = map.tiles[feature]! + map.shields[feature]!;
    const whole = worthComplete(state, feature, kind);
    const isOpen = this.seen[feature] === this.look;
    const chance = isOpen ? this.chance[feature]! : 1;
    const squares = isOpen ? this.squares[feature]! : 0;
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

  /** Which fields touch which cities (C6.5), each pair once. */
  private lookAtFields(map: TileMap): void {
    const { pairs, pairSeen, pairKeys, look } = this;
    const { lies, firsts } = map;
    pairs.length = 0;
    for (let tile = 0; tile < lies.length; tile++) {
      const { segments } = LIES[lies[tile]!]!;
      const first = firsts[tile]!;
      for (let at = 0; at < segments.length; at++) {
        const { cities } = segments[at]!;
        for (let each = 0; each < cities.length; each++) {
          const field = featureOf(map, first + at);
          const city = featureOf(map, first + cities[each]!);
          const key = field * MOST_SEGMENTS + city;
          let slot = (field * 31 + city) & (PAIR_SLOTS - 1);
          while (pairSeen[slot] === look && pairKeys[slot] !== key)
            slot = (slot + 1) & (PAIR_SLOTS - 1);
          if (pairSeen[slot] === look) continue;
          pairSeen[slot] = look;
          pairKeys[slot] = key;
          pairs.push(key);
        }
      }
    }
  }

  /** C6.4, C6.6: complete cities count, and those that may be, by their chance. */
  private lookAtFarms({ map, rules }: State): void {
    const { pairs, farmers } = this;
    const { opens } = map;
    const ofCities = rules.farmers === 'cities';
    if (ofCities) farmers.fill(0);
    for (let at = 0; at < pairs.length; at++) {
      const people = map.people[pairs[at]! >> SEGMENT_BITS]!;
      if (people === 0) continue;
      const city = pairs[at]! & (MOST_SEGMENTS - 1);
      if (ofCities) farmers[city]! += people;
      else this.credit(people, CITY_FOR_FARM, opens[city] === 0, this.chanceOf(city));
    }
    if (!ofCities) return;
    for (let city = 0; city < opens.length; city++) {
      if (farmers[city] === 0) continue;
      this.credit(farmers[city]!, CITY_FOR_FARMERS, opens[city] === 0, this.chanceOf(city));
    }
  }

  private chanceOf(city: number): number {
    return this.seen[city] === this.look ? this.chance[city]! : 1;
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
