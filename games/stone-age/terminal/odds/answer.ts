import {
  atLeast,
  type Odds,
  SUM_CHANCES,
  TOOL_SLOTS,
  type ToolChoice,
  type ToolsAtHand,
  toolChoices,
  yieldOdds,
} from '@ochre/stone-age/rules';
import { toolIn } from '../places.ts';
import { rounded } from '../rounded.ts';
import type { Question } from './question.ts';

/** What `ochre odds --json` prints. All chances are exact but for rounding. */
export interface OddsAnswer extends Question {
  readonly mean: { readonly withoutTools: number; readonly withTools: number };
  /** From the fewest goods that can come to the most. */
  readonly rows: readonly Row[];
}

export interface Row {
  readonly goods: number;
  readonly withoutTools: Chances;
  /** The tools used as well as possible. */
  readonly withTools: Chances;
  /** The cheapest tools that bring at least so many, by what they cost. */
  readonly takes: readonly Takes[];
}

export interface Chances {
  readonly exactly: number;
  readonly atLeast: number;
}

/** How often it takes exactly these tools, by their values. */
export interface Takes {
  readonly tools: readonly number[];
  readonly oneUse: readonly number[];
  readonly chance: number;
}

export function answerTo(question: Question): OddsAnswer {
  const { dice, divisor, tools, oneUse } = question;
  const { withoutTools, withTools } = yieldOdds(dice, divisor, [...tools, ...oneUse]);
  const fewest = withoutTools.chances.findIndex((chance) => chance > 0);
  const rows = withTools.chances.slice(fewest).map((_, at): Row => {
    const goods = fewest + at;
    return {
      goods,
      withoutTools: chancesOf(withoutTools, goods),
      withTools: chancesOf(withTools, goods),
      takes: takesFor(question, goods),
    };
  });
  const mean = { withoutTools: rounded(withoutTools.mean), withTools: rounded(withTools.mean) };
  return { ...question, mean, rows };
}

const chancesOf = (odds: Odds, goods: number): Chances => ({
  exactly: rounded(odds.chances[goods] ?? 0),
  atLeast: rounded(atLeast(odds, goods)),
});

/** Roll by roll; one-use tools are gone for good, so they are spent last (B5.4). */
function takesFor({ dice, divisor, tools, oneUse }: Question, goods: number): Takes[] {
  const atHand: ToolsAtHand = { slots: TOOL_SLOTS.map((slot) => tools[slot - 1] ?? 0), oneUse };
  const found = new Map<string, { choice: ToolChoice; takes: Takes }>();
  SUM_CHANCES[dice]!.forEach((chance, sum) => {
    const choice = toolChoices(sum, divisor, atHand)
      .filter((one) => one.goods >= goods)
      .sort(byCost)[0];
    if (chance === 0 || choice === undefined) return;
    const { slots, oneUse: spent } = choice.action;
    const values = slots.map((slot) => toolIn(tools, slot));
    const key = `${values} ${spent}`;
    const before = found.get(key)?.takes.chance ?? 0;
    found.set(key, { choice, takes: { tools: values, oneUse: spent, chance: before + chance } });
  });
  return [...found.values()]
    .sort((one, other) => byCost(one.choice, other.choice))
    .map(({ takes }) => ({ ...takes, chance: rounded(takes.chance) }));
}

const byCost = (one: ToolChoice, other: ToolChoice): number =>
  total(one.action.oneUse) - total(other.action.oneUse) || one.added - other.added;

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
