import { simulationChance } from '@ochre/kernel';
import { type Action, carcassonne, type Event, type State } from '../../rules/index.ts';

/** The tiles are shuffled before the first is laid: nothing more falls by chance. */
const NO_CHANCE = simulationChance('');

/** The position after a move, and what then happened. */
export function after(
  state: State,
  action: Action,
): { readonly state: State; readonly events: Event[] } {
  const next = carcassonne.clone(state);
  const events: Event[] = [];
  carcassonne.advance(next, action, NO_CHANCE, (event) => events.push(event));
  return { state: next, events };
}
