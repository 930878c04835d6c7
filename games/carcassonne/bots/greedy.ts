import { simulationChance } from '@ochre/kernel';
import type { Bot, Limit } from '@ochre/search';
import { type Action, carcassonne, type State } from '../rules/index.ts';

/**
 * What it is worth to have so many followers in the supply: the last ones are kept for what comes,
 * the first are to be placed.
 */
const RESERVE = [0, 4, 6.5, 8, 9, 9.8, 10.3, 10.8] as const;
/** With fewer turns to come, a follower in the supply is of less use. */
const FEW_TURNS = 8;

/** Nothing falls by chance: the tiles are shuffled before the first is laid. */
const NO_CHANCE = simulationChance('');

/**
 * Lays and claims what is best at once: the points it would have if the game ended now, what the
 * best of the others would have, and the followers left.
 */
export const greedyBot: Bot<State, Action> = {
  about: 'takes what brings most now, and keeps a follower back',
  choose(seen, legal, _random, limit) {
    const { player } = seen;
    const [first] = legal;
    if (first === undefined) throw new Error('There is nothing to choose from.');
    let best = first;
    let highest = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const worth = worthAfter(seen, action, player);
      if (worth > highest) {
        highest = worth;
        best = action;
      }
      if (isOver(limit)) break;
    }
    return best;
  },
};

const isOver = (limit: Limit | undefined): boolean => limit?.isOver() ?? false;

/** What a position is worth to a player after a move; a laying is worth what the best claim makes of it. */
function worthAfter(state: State, action: Action, player: number): number {
  const after = carcassonne.clone(state);
  carcassonne.advance(after, action, NO_CHANCE);
  if (after.phase !== 'claim' || action.kind === 'claim') return worthOf(after, player);
  return Math.max(
    ...carcassonne.legalActions(after).map((claim) => worthAfter(after, claim, player)),
  );
}

function worthOf(state: State, player: number): number {
  const scores = carcassonne.scores(state);
  const others = scores.filter((_, other) => other !== player);
  const turns = state.bag.length / state.rules.players;
  const reserve = (RESERVE[state.supply[player] ?? 0] ?? 0) * Math.min(1, turns / FEW_TURNS);
  return (scores[player] ?? 0) - Math.max(...others) + reserve;
}
