import { MOST_PEOPLE } from '../../people.ts';
import type { Player, Solo, State } from '../../state.ts';

/** What is limited in the one-player game, and how its part of the state is read and changed. */

export function soloOf(state: State): Solo {
  if (state.solo === null) throw new Error('this is not a one-player game');
  return state.solo;
}

export function changeSolo(state: State, change: Partial<Solo>): void {
  state.solo = { ...soloOf(state), ...change };
}

/** P2.3, P4.4: what a good without room, or a person who is not used, costs. */
export const LOST_POINTS = 2;

/** P1.1: whoever is not with the player waits in the hut. */
export const inTheHut = ({ people }: Pick<Player, 'people'>): number => MOST_PEOPLE - people;
