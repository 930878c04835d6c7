import { type Chance, simulationChance } from '@ochre/kernel';
import { firstOf } from '../best-of.ts';
import { meanOf } from '../statistics/sample.ts';
import type { BotQuestion } from '../value/question.ts';
import type { Outcome } from '../value/sight.ts';
import type { ValuePolicy } from '../value/value-policy.ts';
import { isClearlyWorse } from './clearly-worse.ts';

/** How much a search thinks: work, not time, so that the same seed gives the same move. */
export interface Effort {
  /** So many of the best moves by the bare value are looked into. */
  readonly candidates: number;
  /** Moves weighed in all playouts together, shared out by sequential halving; what is soon clear takes less. */
  readonly work: number;
  /** A playout ends with the round that is so many after this one. */
  readonly rounds: number;
}

/** More rounds than any game has. */
export const TO_THE_END = 1000;

/** What a search found. */
export interface Found<Action> {
  readonly action: Action;
  /** What its playouts came to on average; without any, nothing is known. */
  readonly outcome?: Outcome;
}

interface Candidate<Action> {
  readonly action: Action;
  /** What sound rules say of it, which playouts do not tell. */
  readonly advice: number;
  /** What is played after it, as far as that is known: the same in many playouts. */
  readonly line: Line<Action>;
  /** What its playouts came to, one by one. */
  readonly worths: number[];
  share: number;
  margin: number;
}

/** What is played on in a position, by what of the hidden those who move go by. */
type Line<Action> = Map<string, Known<Action>>;

interface Known<Action> {
  readonly action: Action;
  /** So many moves were weighed for it. */
  readonly weighed: number;
  readonly after: Line<Action>;
}

/** Without a line after it where chance comes in. */
type NextMove<Action> = Omit<Known<Action>, 'after'> & { readonly after: Line<Action> | undefined };

/**
 * Sequential halving: every candidate is played on to the end of a round against the same cards and
 * dice, the worse half is dropped, and what is left is looked into more deeply. What is clearly worse
 * is dropped at once, which saves the work it would have taken. Everything hidden is drawn anew for
 * every playout.
 */
export const halvingSearch = <State, Action>(
  policy: ValuePolicy<State, Action>,
  effort: Effort,
  question: BotQuestion<State, Action>,
): Found<Action> => foundOf(new Search(policy, effort, question).best());

class Search<State, Action> {
  private readonly policy: ValuePolicy<State, Action>;
  private readonly effort: Effort;
  private readonly question: BotQuestion<State, Action>;
  private readonly seat: number;

  constructor(
    policy: ValuePolicy<State, Action>,
    effort: Effort,
    question: BotQuestion<State, Action>,
  ) {
    this.policy = policy;
    this.effort = effort;
    this.question = question;
    this.seat = policy.seatAt(question.seen);
  }

  best(): Candidate<Action> {
    let left = this.candidates();
    const share = this.effort.work / Math.ceil(Math.log2(Math.max(2, left.length)));
    while (left.length > 1) {
      const all = left.length;
      for (let work = 0; work < share && left.length > 1; ) {
        const played = this.playAll(left);
        if (played === undefined) return bestSoFar(left);
        // As if nobody had been dropped: those who are left are not looked into any more for that.
        work += (played * all) / left.length;
        left = inTheRunning(left);
      }
      left.sort((one, other) => mean(other) - mean(one));
      left = left.slice(0, Math.ceil(all / 2));
    }
    return firstOf(left);
  }

  /** The best moves by the bare value, the best first. */
  private candidates(): Candidate<Action>[] {
    const { seen, legal, random } = this.question;
    return this.policy
      .ranked(seen, legal, random)
      .slice(0, this.effort.candidates)
      .map(({ action, advice }) => ({
        action,
        advice,
        line: new Map(),
        worths: [],
        share: 0,
        margin: 0,
      }));
  }

  /**
   * One playout of each, on the same cards and dice; says how many moves were weighed. Undefined when
   * thinking must end before that: then none of them counts.
   */
  private playAll(candidates: readonly Candidate<Action>[]): number | undefined {
    const { policy, seat } = this;
    const { game } = policy.knowledge;
    const { seen, random, limit } = this.question;
    const seed = String(random.below(0x7fffffff));
    const dealt = game.determinize(seen, seat, random);
    const ends: State[] = [];
    let work = 0;
    for (const candidate of candidates) {
      if (limit?.isOver()) return undefined;
      const end = game.clone(dealt);
      work += this.playOut(end, candidate, simulationChance(seed));
      ends.push(end);
    }
    ends.forEach((end, at) => {
      const candidate = candidates[at]!;
      const outcome = policy.foresee(end, seat);
      candidate.worths.push(policy.worth(outcome, end, seat));
      candidate.share += outcome.share;
      candidate.margin += outcome.margin;
    });
    return work;
  }

  /** Plays on by the value, all seats alike, to the end of a round; says how many moves were weighed. */
  private playOut(state: State, candidate: Candidate<Action>, chance: Chance): number {
    const { knowledge } = this.policy;
    const { game } = knowledge;
    const last = knowledge.roundOf(state) + this.effort.rounds;
    let line: Line<Action> | undefined = candidate.line;
    let work = 1;
    game.advance(state, candidate.action, chance);
    while (!knowledge.isOver(state) && knowledge.roundOf(state) < last) {
      const next = this.nextMove(state, line);
      line = next.after;
      work += next.weighed;
      game.advance(state, next.action, chance);
    }
    return work;
  }

  /** The move by the value, from the line as long as there is one. */
  private nextMove(state: State, line: Line<Action> | undefined): NextMove<Action> {
    const { policy, seat } = this;
    const { random } = this.question;
    const hidden = line && policy.knowledge.swayedBy?.(state, seat);
    const known = hidden === undefined ? undefined : line?.get(hidden);
    if (known !== undefined) {
      if (known.weighed > 1) policy.passOver(random);
      return known;
    }
    const legal = policy.knowledge.game.legalActions(state);
    const action = policy.choose(state, legal, random);
    if (line === undefined || hidden === undefined) {
      return { action, weighed: legal.length, after: undefined };
    }
    const found = { action, weighed: legal.length, after: new Map() };
    line.set(hidden, found);
    return found;
  }
}

function foundOf<Action>({ action, share, margin, worths }: Candidate<Action>): Found<Action> {
  const count = worths.length;
  return count === 0
    ? { action }
    : { action, outcome: { share: share / count, margin: margin / count } };
}

const mean = ({ worths, advice }: Candidate<unknown>): number => meanOf(worths) + advice;

/** All but those that are clearly worse than the best so far. */
function inTheRunning<Action>(candidates: readonly Candidate<Action>[]): Candidate<Action>[] {
  const best = bestSoFar(candidates);
  return candidates.filter(({ worths, advice }) => {
    const ahead = best.advice - advice;
    return !isClearlyWorse(worths.map((worth, at) => best.worths[at]! - worth + ahead));
  });
}

/** The best mean so far; before any playout, the best by the bare value, which comes first. */
function bestSoFar<Action>(candidates: readonly Candidate<Action>[]): Candidate<Action> {
  let found = firstOf(candidates);
  for (const candidate of candidates) {
    if (candidate.worths.length > 0 && mean(candidate) > mean(found)) found = candidate;
  }
  return found;
}
