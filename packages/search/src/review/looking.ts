import { type Chance, type Random, randomFrom, simulationChance, type Viewer } from '@ochre/kernel';
import type { Rules } from '../value/rules.ts';
import type { Judge } from './game-review.ts';
import { meanOf, type Worth } from './worth.ts';

/** A game and who judges it. */
export interface Judged<State, Action> {
  readonly game: Rules<State, Action>;
  readonly judge: Judge<State, Action>;
  /** Through whose eyes; without it, only what everybody sees counts. */
  readonly eyes?: Viewer;
}

/** How far a look goes, and where what is drawn for it comes from. */
export interface Sightline {
  /** It ends where this round begins. */
  readonly until: number;
  /** Looks of the same seed have the same cards and dice to come, whatever position they begin with. */
  readonly seed: string;
}

/** The state as it is seen, with all the rest drawn anew. */
export const openTo = <State, Action>(
  { game, eyes = 'spectator' }: Judged<State, Action>,
  state: State,
  seed: string,
): State => game.determinize(state, eyes, randomFrom(seed));

/** What a position comes to: all seats play on, and the judge says what everybody can expect then. */
export function look<State, Action>(
  judged: Judged<State, Action>,
  state: State,
  sightline: Sightline,
): Worth {
  const { game, judge } = judged;
  if (game.decision(state) === undefined) return resultOf(game, state);
  const { seed, until } = sightline;
  const seen = openTo(judged, state, seed);
  const playing = { chance: judge.usualDice ?? simulationChance(seed), random: randomFrom(seed) };
  const isAtEnd = (now: State): boolean => judge.roundOf(now) >= until;
  const { isSettled } = judge;
  if (isSettled === undefined) return lookOn(judged, seen, playing, isAtEnd);
  const soon = lookOn(judged, seen, playing, (now) => isSettled(now) || isAtEnd(now));
  const later = lookOn(judged, seen, playing, isAtEnd);
  return { ...later, points: meanOf(2, (at) => (at === 0 ? soon : later)).points };
}

/** The mean of so many looks. */
export const lookOften = <State, Action>(
  judged: Judged<State, Action>,
  state: State,
  { until, seed }: Sightline,
  often: number,
): Worth => meanOf(often, (at) => look(judged, state, { until, seed: `${seed} ${at}` }));

/** A playout from a move on, of which all dice and cards come by lot. */
export function playout<State, Action>(
  judged: Judged<State, Action>,
  before: State,
  action: Action,
  { seed, until }: Sightline,
): Worth {
  const { game, judge } = judged;
  const chance = simulationChance(seed);
  const seen = openTo(judged, before, seed);
  game.advance(seen, action, chance);
  const playing = { chance, random: randomFrom(seed) };
  return lookOn(judged, seen, playing, (now) => judge.roundOf(now) >= until);
}

interface Playing {
  readonly chance: Chance;
  readonly random: Random;
}

/** All seats play on, in the very state that is given, until that is to end. */
function lookOn<State, Action>(
  { game, judge }: Judged<State, Action>,
  seen: State,
  { chance, random }: Playing,
  isAtEnd: (now: State) => boolean,
): Worth {
  while (game.decision(seen) !== undefined) {
    if (isAtEnd(seen)) return judge.worth(seen);
    game.advance(seen, judge.choose(seen, game.legalActions(seen), random), chance);
  }
  return judge.imagined?.(seen) ?? resultOf(game, seen);
}

/** What a game came to: a shared victory counts in parts. */
export function resultOf<State>(game: Rules<State, unknown>, state: State): Worth {
  const winners = game.winners(state);
  const points = game.scores(state);
  const shares = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { shares, points };
}
