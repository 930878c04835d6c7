import type { BotQuestion, Value } from '@ochre/search/value';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { Deals } from './deals.ts';
import { optionsOf } from './options.ts';
import { type Depth, OwnTurn } from './own-turn.ts';

/**
 * The best move of one's own turn by a plan to its end, or as far as there is work and time for;
 * undefined when not even the rolls could be planned.
 */
export function planTurn(
  value: Value<State>,
  nodes: number,
  { seen, legal, random, limit }: BotQuestion<State, Action>,
): Action | undefined {
  const { actions, purchases, leave } = optionsOf(seen, legal);
  if (actions.length === 1 && purchases.length === 0 && leave === undefined) return actions[0];
  const seat = stoneAge.decision(seen)?.player;
  if (seat === undefined) return undefined;
  const deals = new Deals(seen, seat, random);
  const planner = { value, seat, round: seen.round, deals, random, limit };
  for (const depth of depthsOf(nodes)) {
    const turn = new OwnTurn(planner, depth);
    const { action } = turn.best(seen, legal);
    if (turn.stopped === undefined) return action;
    if (turn.stopped === 'time') return undefined;
  }
  return undefined;
}

/** From the whole turn to its rolls alone. */
const depthsOf = (nodes: number): Depth[] => [
  { nodes, payments: 4, purchases: true },
  { nodes, payments: 1, purchases: true },
  { nodes, payments: 1, purchases: false },
];
