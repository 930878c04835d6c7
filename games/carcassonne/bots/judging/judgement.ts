import type { Value } from '@ochre/search/value';
import type { State } from '../../rules/within.ts';
import { Bag } from './bag.ts';
import { FACT, FACTS } from './facts.ts';
import { Outlook } from './outlook.ts';
import type { Profile } from './profile.ts';

/** All tiles of the base game but the first. */
const ALL_TILES = 71;
const MOST_PLAYERS = 5;
/** In points: what makes a lead uncertain, at the very end and for what is still to come. */
const LEAST_SPREAD = 1;
const SPREAD = 1.5;

/** Says in points what a position between two turns is worth. */
export class Judgement implements Value<State> {
  /** What is to come, what is known of everybody, and what they can be expected to have in the end. */
  readonly bag = new Bag();
  readonly facts: Float64Array;
  readonly worth = new Float64Array(MOST_PLAYERS);
  private readonly profile: Profile;
  private readonly outlook: Outlook;

  constructor(profile: Profile) {
    this.profile = profile;
    this.outlook = new Outlook(profile);
    this.facts = this.outlook.facts;
  }

  /** The tile in hand is one of those to come. */
  value(state: State, seat: number): number {
    const isNew = this.bag.hold(state.bag, state.tile);
    if (isNew || !this.outlook.isOf(state)) this.outlook.ofTiles(state, this.bag);
    this.outlook.ofPeople(state, this.bag);
    const { players } = state.rules;
    const { worth, profile } = this;
    for (let player = 0; player < players; player++) worth[player] = this.worthOf(player, players);
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let player = 0; player < players; player++) {
      if (player === seat) continue;
      if (worth[player]! > best) best = worth[player]!;
      sum += worth[player]!;
    }
    const others = profile.best * best + ((1 - profile.best) * sum) / (players - 1);
    return worth[seat]! - profile.others * others;
  }

  /** Each player's share of winning: leads count the more the fewer tiles are to come. */
  shares(state: State): number[] {
    this.value(state, 0);
    const spread = LEAST_SPREAD + SPREAD * Math.sqrt(this.bag.left);
    const worth = [...this.worth.subarray(0, state.rules.players)];
    const best = Math.max(...worth);
    const odds = worth.map((points) => Math.exp((points - best) / spread));
    const sum = odds.reduce((total, one) => total + one, 0);
    return odds.map((one) => one / sum);
  }

  private worthOf(player: number, players: number): number {
    const { facts } = this;
    const { profile, bag } = this;
    const base = player * FACTS.length;
    const turns = bag.left / players;
    const followers = facts[base + FACT.supply]! + profile.back * facts[base + FACT.back]!;
    const { follower, next } = profile;
    const inSupply = (follower * (1 - next ** followers)) / (1 - next);
    return (
      facts[base + FACT.scored]! +
      facts[base + FACT.cityNow]! +
      facts[base + FACT.roadNow]! +
      facts[base + FACT.farmNow]! +
      profile.cityHope * facts[base + FACT.cityHope]! +
      profile.roadHope * facts[base + FACT.roadHope]! +
      profile.buildings *
        (facts[base + FACT.buildingNow]! +
          profile.buildingHope * facts[base + FACT.buildingHope]!) +
      profile.farmHope * facts[base + FACT.farmHope]! +
      profile.farm * facts[base + FACT.farms]! * (bag.left / ALL_TILES) +
      profile.shared * facts[base + FACT.sharedNow]! +
      inSupply * Math.min(1, turns / profile.turns)
    );
  }
}
