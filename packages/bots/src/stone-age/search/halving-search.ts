import { type Random, simulationChance } from '@ochre/kernel';
import { type Action, type State, stoneAge } from '@ochre/stone-age';
import type { Limit } from '../../bot.ts';
import type { ValuePolicy } from '../value/value-policy.ts';

/** How much a search thinks: work, not time, so that the same seed gives the same move. */
export interface Effort {
  /** So many of the best moves by the bare value are looked into. */
  readonly candidates: number;
  /** Playouts in all, shared out by sequential halving. */
  readonly playouts: number;
  /** A playout ends with the round that is so many after this one. */
  readonly rounds: number;
}

interface Candidate {
  readonly action: Action;
  sum: number;
  count: number;
}

/**
 * Sequential halving: every candidate is played on to the end of a round against the same cards and
 * dice, the worse half is dropped, and what is left is looked into more deeply. Everything hidden is
 * drawn anew for every playout.
 */
export function halvingSearch(
  policy: ValuePolicy,
  effort: Effort,
  seen: State,
  legal: readonly Action[],
  random: Random,
  limit?: Limit,
): Action {
  const seat = stoneAge.decision(seen)!.player;
  let left = bestByValue(policy, seen, legal, seat, effort.candidates, random);
  const halvings = Math.ceil(Math.log2(Math.max(2, left.length)));
  const share = Math.floor(effort.playouts / halvings);
  while (left.length > 1) {
    const each = Math.max(1, Math.floor(share / left.length));
    for (let playout = 0; playout < each; playout++) {
      const values = playAll(policy, effort, seen, left, seat, random, limit);
      if (values === undefined) return best(left).action;
      left.forEach((candidate, at) => {
        candidate.sum += values[at]!;
        candidate.count++;
      });
    }
    left.sort((one, other) => mean(other) - mean(one));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.action;
}

/** One playout of each, on the same cards and dice; undefined when thinking must end before that. */
function playAll(
  policy: ValuePolicy,
  { rounds }: Effort,
  seen: State,
  candidates: readonly Candidate[],
  seat: number,
  random: Random,
  limit: Limit | undefined,
): number[] | undefined {
  const seed = random.below(0x7fffffff);
  const dealt = stoneAge.determinize(seen, seat, random);
  const values: number[] = [];
  for (const { action } of candidates) {
    if (limit?.isOver()) return undefined;
    values.push(playOut(policy, dealt, action, seat, seed, rounds, random));
  }
  return values;
}

const mean = ({ sum, count }: Candidate): number => sum / count;

/** The best mean so far; before any playout, the best by the bare value, which comes first. */
function best(candidates: readonly Candidate[]): Candidate {
  let found = candidates[0]!;
  for (const candidate of candidates) {
    if (candidate.count > 0 && (found.count === 0 || mean(candidate) > mean(found))) {
      found = candidate;
    }
  }
  return found;
}

function bestByValue(
  policy: ValuePolicy,
  seen: State,
  legal: readonly Action[],
  seat: number,
  count: number,
  random: Random,
): Candidate[] {
  return policy
    .ranked(seen, legal, seat, random)
    .slice(0, count)
    .map(({ action }) => ({ action, sum: 0, count: 0 }));
}

/** Plays on by the value, all seats alike, and judges where it stops. */
function playOut(
  policy: ValuePolicy,
  from: State,
  action: Action,
  seat: number,
  seed: number,
  rounds: number,
  random: Random,
): number {
  const state = stoneAge.clone(from);
  const chance = simulationChance(String(seed));
  const last = state.round + rounds;
  stoneAge.advance(state, action, chance);
  while (state.ended === '' && state.round < last) {
    const legal = stoneAge.legalActions(state);
    stoneAge.advance(state, policy.choose(state, legal, random), chance);
  }
  return policy.value(state, seat);
}
