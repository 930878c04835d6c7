import { type Random, simulationChance } from '@ochre/kernel';
import type { Limit } from '@ochre/search';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import type { ValuePolicy } from '../value/value-policy.ts';

/** How much a search thinks: work, not time, so that the same seed gives the same move. */
export interface Effort {
  /** So many of the best moves by the bare value are looked into. */
  readonly candidates: number;
  /** Moves weighed in all playouts together, shared out by sequential halving. */
  readonly work: number;
  /** A playout ends with the round that is so many after this one. */
  readonly rounds: number;
}

/** More rounds than any game has. */
export const TO_THE_END = 1000;

interface Candidate {
  readonly action: Action;
  /** What sound rules say of it, which playouts do not tell. */
  readonly advice: number;
  sum: number;
  count: number;
}

/** What playouts came to, and what they cost. */
interface Played {
  readonly values: readonly number[];
  readonly work: number;
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
  const share = effort.work / Math.ceil(Math.log2(Math.max(2, left.length)));
  while (left.length > 1) {
    for (let work = 0; work < share; ) {
      const played = playAll(policy, effort, seen, left, seat, random, limit);
      if (played === undefined) return best(left).action;
      left.forEach((candidate, at) => {
        candidate.sum += played.values[at]!;
        candidate.count++;
      });
      work += played.work;
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
): Played | undefined {
  const seed = random.below(0x7fffffff);
  const dealt = stoneAge.determinize(seen, seat, random);
  const values: number[] = [];
  let work = 0;
  for (const { action } of candidates) {
    if (limit?.isOver()) return undefined;
    const end = stoneAge.clone(dealt);
    work += playOut(policy, end, action, seed, rounds, random);
    values.push(policy.value(end, seat));
  }
  return { values, work };
}

const mean = ({ sum, count, advice }: Candidate): number => sum / count + advice;

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
    .map(({ action, advice }) => ({ action, advice, sum: 0, count: 0 }));
}

/** Plays on by the value, all seats alike, to the end of a round; says how many moves were weighed. */
function playOut(
  policy: ValuePolicy,
  state: State,
  action: Action,
  seed: number,
  rounds: number,
  random: Random,
): number {
  const chance = simulationChance(String(seed));
  const last = state.round + rounds;
  let work = 1;
  stoneAge.advance(state, action, chance);
  while (state.ended === '' && state.round < last) {
    const legal = stoneAge.legalActions(state);
    work += legal.length;
    stoneAge.advance(state, policy.choose(state, legal, random), chance);
  }
  return work;
}
