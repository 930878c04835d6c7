import {
  type Chance,
  oneOf,
  type Random,
  randomFrom,
  type SetupRequest,
  simulationChance,
} from '@ochre/kernel';
import type { Action } from '../action.ts';
import { stoneAge } from '../game.ts';
import type { State } from '../state.ts';
import { type Position, positionFrom } from './position.ts';

export interface EagerMove {
  /** The state before the action. It goes on changing: clone it to keep it. */
  readonly state: State;
  readonly action: Action;
  readonly chance: Chance;
  readonly random: Random;
}

/**
 * One random game as by `walk` of the contract, but the players are eager: they leave or starve only
 * when nothing else is possible, and buy and build when they can. So more rules come up. It may begin
 * at a position.
 */
export function eagerWalk(
  request: SetupRequest,
  seed: string,
  see: (moment: EagerMove) => void = () => {},
  position: Position = {},
): State {
  const random = randomFrom(seed);
  const chance = simulationChance(seed);
  const start = stoneAge.setup(stoneAge.checkSetup(request), chance);
  const state = Object.keys(position).length > 0 ? positionFrom(start, position) : start;
  while (stoneAge.decision(state) !== undefined) {
    const action = eagerChoice(stoneAge.legalActions(state), random);
    see({ state, action, chance, random });
    stoneAge.advance(state, action, chance);
  }
  return state;
}

/** The place comes first, then what to do there: a place with many ways is not chosen more often. */
function eagerChoice(legal: readonly Action[], random: Random): Action {
  const eager = legal.filter(({ kind }) => kind !== 'leave' && kind !== 'starve');
  const purchases = legal.filter(({ kind }) => kind === 'buy' || kind === 'build');
  const wanted = purchases.length > 0 && random.below(2) === 0 ? purchases : eager;
  const choices = wanted.length > 0 ? wanted : legal;
  const what = (action: Action): string =>
    'place' in action ? `${action.kind} ${action.place}` : action.kind;
  const groups = [...new Set(choices.map(what))];
  const group = groups[random.below(groups.length)];
  const actions = choices.filter((action) => what(action) === group);
  return oneOf(actions, random);
}
