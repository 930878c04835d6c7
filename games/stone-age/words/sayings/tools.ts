/** Tools by their names in moves: `t1` is a slot, `o4` a one-use tool of 4. */

export const isOneUse = (tool: string): boolean => tool.startsWith('o');

/** What each tool adds. */
export const valueOfTool = (tool: string, slots: readonly number[]): number =>
  isOneUse(tool) ? Number(tool.slice(1)) : (slots[Number(tool.slice(1)) - 1] ?? 0);
