import type { ActionOf } from '../action.ts';
import { type ToolsAtHand, toolSetsOf } from './tool-sets.ts';

/** A way to use tools on dice that have fallen (B4.5). */
export interface ToolChoice {
  readonly action: ActionOf<'tools'>;
  readonly added: number;
  readonly goods: number;
  /** What is left over beyond the last whole good. */
  readonly wasted: number;
}

/**
 * Exact: for each number of goods that tools can make of a roll, the cheapest tools that do, fewest
 * goods first. One-use tools are spent last; then as little value as possible is used.
 */
export function toolChoices(sum: number, divisor: number, tools: ToolsAtHand): ToolChoice[] {
  const sets = toolSetsOf(tools);
  const choices: ToolChoice[] = [];
  for (const set of sets.cheapestFirst) {
    const choice = choiceOf(sum, divisor, sets.added[set]!, sets.actions[set]!);
    if (!choices.some(({ goods }) => goods === choice.goods)) choices.push(choice);
  }
  return choices.sort((one, other) => one.goods - other.goods);
}

export function choiceOf(
  sum: number,
  divisor: number,
  added: number,
  action: ActionOf<'tools'>,
): ToolChoice {
  const goods = Math.floor((sum + added) / divisor);
  return { action, added, goods, wasted: sum + added - goods * divisor };
}
