import { ofSeat } from '@ochre/kernel';
import {
  gatheringOf,
  type Moment,
  roundsLeft,
  type Snapshot,
  stoneAge,
  toolsNow,
} from '@ochre/stone-age/rules';
import { valueOfTool } from '../../words/sayings/tools.ts';
import type { YieldOf } from '../decisions/options/tools.ts';
import { momentSeen } from './seen.ts';

/** What the dice that lie there bring with the tools of a move. */
export function yieldOfTools(view: Snapshot): YieldOf {
  const moment = momentSeen(view);
  const { fallen } = moment;
  const most = fallen === null ? 0 : mostOf(moment, fallen.player);
  return (move) => {
    const action = stoneAge.parse(move);
    if (fallen === null || action.kind !== 'tools') return undefined;
    const slots = ofSeat(view.players, fallen.player).tools;
    const added = [...action.slots.map((slot) => `t${slot}`), ...action.oneUse.map((o) => `o${o}`)]
      .map((tool) => valueOfTool(tool, slots))
      .reduce((sum, value) => sum + value, 0);
    const sum = fallen.dice.reduce((all, face) => all + face, added);
    const goods = Math.min(most, Math.floor(sum / fallen.divisor));
    return { goods, wasted: sum - goods * fallen.divisor };
  };
}

/** No more comes than is there, and than there is room for. */
function mostOf(moment: Moment, player: number): number {
  const limits = gatheringOf(moment, player).rolls[0]?.limits;
  return limits === undefined ? Number.POSITIVE_INFINITY : Math.min(limits.there, limits.room);
}

/**
 * The tools to use on the dice that lie there, in view of the rolls still to come this round. A tool
 * of a slot is fresh again next round, so keeping it is worth nothing after the last roll; a one-use
 * tool is worth a point for each of its own, while another round comes.
 */
export function bestToolsMove(view: Snapshot): string | undefined {
  const moment = momentSeen(view);
  const oneUse = roundsLeft(moment) > 1 ? 1 : 0;
  const now = toolsNow(moment, { slot: 0, oneUse });
  return now && stoneAge.print(now.best.action);
}
