import { type Chance, type Random, simulationChance } from '@ochre/kernel';
import { type Action, type PlaceName, type State, stoneAge } from '@ochre/stone-age/rules';
import { judgeBy } from '../archetypes/judging/player.ts';
import { GREEDY } from '../greedy.ts';
import { type Network, networkOf } from './network.ts';
import type { Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** Where a move leaves something to chance, so many outcomes are looked at, the same for every move. */
const SAMPLES = 4;
/** Between moves that win alike, the larger margin counts a little. */
const MARGIN_WEIGHT = 0.05;

/**
 * What a point by greedy's sound rules counts beside the share of winning. The value alone overlooks
 * plans of several steps; the rules alone overlook the others. Together they beat both.
 */
const ADVICE = 0.02;

/** Places are used before anything is bought, those first whose tools or people may help others. */
const USE_ORDER: readonly PlaceName[] = [
  'toolmaker',
  'hut',
  'field',
  'merchant',
  'river',
  'quarry',
  'claypit',
  'forest',
  'D04',
  'D05',
  'D06',
  'hunt',
];

export interface Ranked {
  readonly action: Action;
  /** Advice included. */
  readonly value: number;
  readonly advice: number;
}

/** Plays by a trained value, one step ahead, with the advice of sound rules. */
export class ValuePolicy {
  readonly network: Network;
  private readonly sight: Sight;

  constructor(weights: Weights, sight: Sight) {
    this.network = networkOf(weights);
    this.sight = sight;
  }

  choose(state: State, legal: readonly Action[], random: Random): Action {
    if (legal.length === 1) return legal[0]!;
    const using = firstUse(legal);
    if (using !== undefined) return using;
    const seat = stoneAge.decision(state)!.player;
    const chances = drawChances(random);
    const advice = judgeBy(GREEDY, state, legal);
    let best = legal[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const action = legal[i]!;
      const value = this.valueAfter(state, action, seat, chances) + ADVICE * advice(action);
      if (value > highest) {
        highest = value;
        best = action;
      }
    }
    return best;
  }

  /** All moves with what they are worth, the best first. */
  ranked(state: State, legal: readonly Action[], seat: number, random: Random): Ranked[] {
    const chances = drawChances(random);
    const advice = judgeBy(GREEDY, state, legal);
    return legal
      .map((action) => {
        const advised = ADVICE * advice(action);
        const value = this.valueAfter(state, action, seat, chances) + advised;
        return { action, value, advice: advised };
      })
      .sort((one, other) => other.value - one.value);
  }

  /** The mean over chance, where there is any. */
  valueAfter(state: State, action: Action, seat: number, chances: readonly Chance[]): number {
    let sum = 0;
    for (let sample = 0; sample < chances.length; sample++) {
      const after = stoneAge.clone(state);
      stoneAge.advance(after, action, chances[sample]!);
      const value = this.value(after, seat);
      if (after.fallen === state.fallen && after.drawn === state.drawn) return value;
      sum += value;
    }
    return sum / chances.length;
  }

  /** The share of winning alone. */
  share(state: State, seat: number): number {
    if (state.ended !== '') return this.sight.outcome(state, seat).share;
    this.sight.write(state, seat, this.network.x);
    this.network.judge();
    return this.network.share;
  }

  value(state: State, seat: number): number {
    if (state.ended !== '') {
      const { share, margin } = this.sight.outcome(state, seat);
      return share + MARGIN_WEIGHT * margin;
    }
    const { network } = this;
    this.sight.write(state, seat, network.x);
    network.judge();
    return network.share + MARGIN_WEIGHT * network.margin + PROGRESS * progress(state, seat);
  }
}

/** Where nothing else counts any more, the game should come to its end: so much for each step to it. */
const PROGRESS = 0.0004;

/** Cards and tiles that are gone, and people who stand where they will go. */
function progress({ players, standing, crowd }: State, seat: number): number {
  let steps = 0;
  for (const { cards, buildings } of players) steps += cards.length + buildings.length;
  const { stands } = players[seat]!;
  // Card spaces and stacks are the last places of every game.
  for (let place = crowd.length - players.length - 4; place < crowd.length; place++) {
    if ((stands >> place) & 1) steps += standing[seat * crowd.length + place]! / 2;
  }
  return steps;
}

const drawChances = (random: Random): Chance[] =>
  Array.from({ length: SAMPLES }, () => simulationChance(String(random.below(0x7fffffff))));

function firstUse(legal: readonly Action[]): Action | undefined {
  let found: Action | undefined;
  let earliest: number = USE_ORDER.length;
  for (const action of legal) {
    if (action.kind !== 'use') continue;
    const at = USE_ORDER.indexOf(action.place);
    if (at < earliest) {
      earliest = at;
      found = action;
    }
  }
  return found;
}
