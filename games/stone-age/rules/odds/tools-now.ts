import { gatheringOf, plannedRoll } from './gathering.ts';
import type { Moment } from './moment.ts';
import { type ToolChoice, toolChoices } from './tool-choices.ts';
import { bestTools, type KeptWorth } from './tool-plan.ts';
import { toolsAtHand } from './tool-sets.ts';

/** What tools can make of the dice that lie there. */
export interface ToolsNow {
  /** The cheapest way to each number of goods. */
  readonly choices: readonly ToolChoice[];
  /** The best one in view of the player's rolls to come, in the order of the board. */
  readonly best: ToolChoice;
}

/** Undefined when no dice wait for tools. Exact, given what goods and tools kept are worth. */
export function toolsNow(moment: Moment, kept: KeptWorth): ToolsNow | undefined {
  const { fallen, players } = moment;
  if (fallen === null) return undefined;
  const { player, divisor, dice } = fallen;
  const tools = toolsAtHand(players[player]!);
  const sum = dice.reduce((all, face) => all + face, 0);
  const [now, ...later] = gatheringOf(moment, player).rolls;
  const rolls = later.map(plannedRoll);
  return {
    choices: toolChoices(sum, divisor, tools),
    best: bestTools(sum, [plannedRoll(now!), ...rolls], tools, kept),
  };
}
