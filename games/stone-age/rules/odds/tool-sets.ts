import type { ActionOf } from '../action.ts';
import type { Player } from '../state.ts';
import { TOOL_CHOICES } from '../tools.ts';
import { ONE_USE_TOOLS } from '../vocabulary.ts';

/** The tools that can be added to a roll. */
export interface ToolsAtHand {
  /** The values of the three slots; 0 where there is none, or it was used this round (B5.3). */
  readonly slots: readonly number[];
  /** The values of the one-use tools, ascending (B5.4). */
  readonly oneUse: readonly number[];
}

export const NO_TOOLS: ToolsAtHand = { slots: [0, 0, 0], oneUse: [] };

export const toolsAtHand = ({
  tools,
  toolsUsed,
  oneUse,
}: Pick<Player, 'tools' | 'toolsUsed' | 'oneUse'>): ToolsAtHand => ({
  slots:
    toolsUsed === 0 ? tools : tools.map((value, slot) => (toolsUsed & (1 << slot) ? 0 : value)),
  oneUse,
});

/** What all of them add together. */
export function allAdded({ slots, oneUse }: ToolsAtHand): number {
  let added = 0;
  for (let i = 0; i < slots.length; i++) added += slots[i]!;
  for (let i = 0; i < oneUse.length; i++) added += oneUse[i]!;
  return added;
}

/** Every set of the tools at hand: a set is a number, bit *i* for the i-th tool that is there. */
export interface ToolSets {
  readonly count: number;
  /** By set: what it adds; of that, what slots add and what one-use tools add. */
  readonly added: readonly number[];
  readonly bySlots: readonly number[];
  readonly byOneUse: readonly number[];
  /** By set: the move. */
  readonly actions: readonly ActionOf<'tools'>[];
  /**
   * Sets in the order of what they cost: one-use tools are gone for good, so they are spent last;
   * then the lowest value, then the fewest tools.
   */
  readonly cheapestFirst: readonly number[];
}

/** B1.3: a slot is 0–4. One number for all tools a player can have. */
function keyOf({ slots, oneUse }: ToolsAtHand): number {
  let key = (slots[0]! * 5 + slots[1]!) * 5 + slots[2]!;
  key *= 1 << ONE_USE_TOOLS.length;
  for (let i = 0; i < oneUse.length; i++) key += 1 << (oneUse[i]! - ONE_USE_TOOLS[0]);
  return key;
}

const known: (ToolSets | undefined)[] = new Array((5 ** 3) << ONE_USE_TOOLS.length).fill(undefined);

export function toolSetsOf(tools: ToolsAtHand): ToolSets {
  const key = keyOf(tools);
  const found = known[key];
  if (found !== undefined) return found;
  const sets = allSets(tools);
  known[key] = sets;
  return sets;
}

/** All moves, by the bits of tools.ts: three slots, then the one-use tools. */
const MOVES = TOOL_CHOICES[TOOL_CHOICES.length - 1] as readonly ActionOf<'tools'>[];

function allSets({ slots, oneUse }: ToolsAtHand): ToolSets {
  const tools = [
    ...slots.map((value, slot) => ({ value, bit: 1 << slot, isSlot: true })),
    ...oneUse.map((value) => ({ value, bit: 1 << (value + 1), isSlot: false })),
  ].filter(({ value }) => value > 0);
  const sets = Array.from({ length: 1 << tools.length }, (_, set) =>
    tools.filter((_tool, at) => set & (1 << at)),
  );
  const total = (values: readonly { value: number }[]): number =>
    values.reduce((sum, { value }) => sum + value, 0);
  const bySlots = sets.map((set) => total(set.filter(({ isSlot }) => isSlot)));
  const byOneUse = sets.map((set) => total(set.filter(({ isSlot }) => !isSlot)));
  return {
    count: sets.length,
    added: sets.map(total),
    bySlots,
    byOneUse,
    actions: sets.map((set) => MOVES[set.reduce((bits, { bit }) => bits | bit, 0)]!),
    cheapestFirst: sets
      .map((_, set) => set)
      .sort(
        (one, other) =>
          byOneUse[one]! - byOneUse[other]! ||
          bySlots[one]! - bySlots[other]! ||
          sets[one]!.length - sets[other]!.length,
      ),
  };
}
