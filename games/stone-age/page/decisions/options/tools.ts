import { isOneUse, valueOfTool } from '../../../words/sayings/tools.ts';
import { least } from './bundle.ts';
import { movesOf } from './moves.ts';

/** Tools that may be used together, as moves name them: `t1`, `o4`. */
export interface ToolSet {
  readonly move: string;
  readonly tools: readonly string[];
}

/** What a roll brings with a set of tools. */
export interface Yield {
  readonly goods: number;
  /** What is left over beyond the last whole good. */
  readonly wasted: number;
}

export type YieldOf = (move: string) => Yield | undefined;

export const toolSets = (legal: readonly string[]): ToolSet[] =>
  movesOf('tools', legal).map(({ text, action }) => ({
    move: text,
    tools: [
      ...action.slots.map((slot) => `t${slot}`),
      ...action.oneUse.map((value) => `o${value}`),
    ],
  }));

/** Every tool that is in some set: slots before one-use tools. */
export const toolsIn = (sets: readonly ToolSet[]): string[] =>
  [...new Set(sets.flatMap(({ tools }) => tools))].sort((one, other) =>
    one[0] === other[0] ? one.localeCompare(other) : one[0] === 't' ? -1 : 1,
  );

/** The set with one tool more or less; undefined where that is not legal. */
export function toggled(
  sets: readonly ToolSet[],
  { tools }: ToolSet,
  tool: string,
): ToolSet | undefined {
  const wanted = tools.includes(tool) ? tools.filter((one) => one !== tool) : [...tools, tool];
  return sets.find(
    (set) => set.tools.length === wanted.length && set.tools.every((one) => wanted.includes(one)),
  );
}

export const addedBy = ({ tools }: ToolSet, slots: readonly number[]): number =>
  tools.reduce((sum, tool) => sum + valueOfTool(tool, slots), 0);

/** For each yield the set that uses up least: one-use tools last. Fewest goods first. */
export function worthTaking(
  sets: readonly ToolSet[],
  slots: readonly number[],
  yieldOf: YieldOf,
): ToolSet[] {
  const yields = new Map<number, ToolSet[]>();
  for (const set of sets) {
    const goods = yieldOf(set.move)?.goods;
    if (goods !== undefined) yields.set(goods, [...(yields.get(goods) ?? []), set]);
  }
  return [...yields]
    .sort(([one], [other]) => one - other)
    .flatMap(
      ([, same]) =>
        least(
          same,
          ({ tools }) => tools.filter(isOneUse).length,
          (set) => addedBy(set, slots),
          ({ tools }) => tools.length,
        ) ?? [],
    );
}
