import type { WhyNot } from '@ochre/kernel';
import type { Action } from './action.ts';
import { stoneAge } from './game.ts';
import { totalResources } from './goods.ts';
import { stateSeen } from './seen-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { State } from './state.ts';

/**
 * Why a player may not do something, as `whyNot` of the game says it, from what anybody may know.
 *
 * One thing is not in a snapshot: how much food is missing at a feeding (B8.2). A payment that the
 * player has, for no more than there are people, is then taken to be the right one: for `feed` the
 * answer may be that nothing speaks against it where in truth B8.2 does.
 */
export function whyNotSeen(view: Snapshot, action: Action, by: number): WhyNot | undefined {
  const state = stateSeen(view);
  return stoneAge.whyNot(action.kind === 'feed' ? missingSoMuch(state, action) : state, action, by);
}

function missingSoMuch(state: State, { pay }: Extract<Action, { kind: 'feed' }>): State {
  const paid = totalResources(pay.goods);
  return {
    ...state,
    pending: state.pending.map((business) =>
      business.kind === 'feed' && paid > 0 && paid < business.missing
        ? { ...business, missing: paid }
        : business,
    ),
  };
}
