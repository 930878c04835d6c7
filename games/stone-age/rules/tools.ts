import type { Action, ActionOf } from './action.ts';
import { withItem } from './lists.ts';
import type { Turn } from './rule-set.ts';
import { type Player, playerAt } from './state.ts';
import { ONE_USE_TOOLS, TOOL_SLOTS } from './vocabulary.ts';

/** B1.3 */
export const HIGHEST_TOOL = 4;

/** What the tools of a row come to at most. */
export const MOST_TOOLS = HIGHEST_TOOL * TOOL_SLOTS.length;

/** B5.1: the first empty slot, else the leftmost of the lowest value; nothing past 4·4·4. */
export function gainTool({ state, listen }: Turn, player: number): void {
  const owner = playerAt(state, player);
  const slot = lowestSlot(owner.tools);
  const value = owner.tools[slot]!;
  if (value >= HIGHEST_TOOL) return;
  owner.tools = withItem(owner.tools, slot, value + 1);
  listen?.({ type: 'tool', player, tools: owner.tools });
}

function lowestSlot(tools: readonly number[]): number {
  let lowest = 0;
  for (let slot = 1; slot < tools.length; slot++) if (tools[slot]! < tools[lowest]!) lowest = slot;
  return lowest;
}

/**
 * Which tools a player can use now, as bits: slots 1–3 are bits 0–2 (B5.3), the one-use tools of
 * value 2–4 are bits 3–5 (B5.4).
 */
export function usableTools(owner: Player): number {
  const { tools, oneUse } = owner;
  let usable = 0;
  if (tools[0]! > 0) usable |= 1;
  if (tools[1]! > 0) usable |= 2;
  if (tools[2]! > 0) usable |= 4;
  usable &= ~owner.toolsUsed;
  for (let i = 0; i < oneUse.length; i++) usable |= 1 << (oneUse[i]! + 1);
  return usable;
}

/** Takes the chosen tools out of use and says what they add. */
export function useTools(owner: Player, { slots, oneUse }: ActionOf<'tools'>): number {
  let added = 0;
  for (const slot of slots) {
    added += owner.tools[slot - 1]!;
    owner.toolsUsed |= 1 << (slot - 1);
  }
  for (const value of oneUse) added += value;
  if (oneUse.length > 0) owner.oneUse = owner.oneUse.filter((value) => !oneUse.includes(value));
  return added;
}

export const sumOfTools = (owner: Pick<Player, 'tools'>): number =>
  owner.tools[0]! + owner.tools[1]! + owner.tools[2]!;

const BITS = TOOL_SLOTS.length + ONE_USE_TOOLS.length;

const toolsAction = (chosen: number): Action => ({
  kind: 'tools',
  slots: TOOL_SLOTS.filter((slot) => chosen & (1 << (slot - 1))),
  oneUse: ONE_USE_TOOLS.filter((value) => chosen & (1 << (value + 1))),
});

const TOOLS_ACTIONS: readonly Action[] = Array.from({ length: 1 << BITS }, (_, chosen) =>
  toolsAction(chosen),
);

/** By usable tools: every way to use some of them or none. */
export const TOOL_CHOICES: readonly (readonly Action[])[] = TOOLS_ACTIONS.map((_, usable) =>
  TOOLS_ACTIONS.filter((_, chosen) => (chosen & ~usable) === 0),
);
