import { left, right, widest, wrap, wrapParts } from '@ochre/terminal';
import { placeTitle } from '../board/place-names.ts';
import { decimal } from '../decimal.ts';
import type { Words } from '../in-words.ts';
import { circlesOf } from '../places.ts';
import type { Chances, OddsAnswer, Takes } from './answer.ts';

const WIDTH = 80;
/** Room for "at least" and for ">99.9 %". */
const CELL = 10;

/** The answer as a table. */
export function answerText(answer: OddsAnswer, words: Words): string {
  const hasTools = answer.tools.length + answer.oneUse.length > 0;
  const lines = [
    ...titleOf(answer, words),
    '',
    ...(hasTools
      ? [...bothTables(answer, words), ...takesTable(answer, words)]
      : oneTable(answer, words)),
  ];
  return `${lines.join('\n')}\n`;
}

function titleOf(
  { place, dice, good, divisor, tools, oneUse }: OddsAnswer,
  words: Words,
): string[] {
  const { odds } = words.showing;
  const parts = [
    odds.asked(placeTitle(place, words), dice, divisor, words.goods[good]),
    ...(tools.length > 0 ? [odds.tools(tools)] : []),
    ...(oneUse.length > 0 ? [odds.oneUse(oneUse.map(oneUseName).join(', '))] : []),
  ];
  const circles = circlesOf(place);
  const full = dice > circles ? [`(${odds.noRoom(circles)})`] : [];
  return [...wrap(parts.join('; '), WIDTH, '  '), ...full];
}

/** As in a move: `tools o4`. */
const oneUseName = (value: number): string => `o${value}`;

function oneTable({ good, rows, mean }: OddsAnswer, words: Words): string[] {
  const { exactly, atLeast, average } = words.showing.odds;
  const name = words.goods[good];
  return [
    line(name, name, [exactly, atLeast]),
    ...rows.map(({ goods, withoutTools }) => line(name, `${goods}`, inCells(withoutTools, words))),
    '',
    average(decimal(mean.withoutTools, 2, words), name),
  ];
}

function bothTables({ good, rows, mean }: OddsAnswer, words: Words): string[] {
  const {
    exactly,
    atLeast,
    withoutTools: without,
    withTools: using,
    averages,
  } = words.showing.odds;
  const name = words.goods[good];
  const groups = [without, using].map((group) => right(group, 2 * CELL)).join('');
  return [
    `${firstCell(name, '')}${groups}`,
    line(name, name, [exactly, atLeast, exactly, atLeast]),
    ...rows.map(({ goods, withoutTools, withTools }) =>
      line(name, `${goods}`, [...inCells(withoutTools, words), ...inCells(withTools, words)]),
    ),
    '',
    averages(decimal(mean.withoutTools, 2, words), name, decimal(mean.withTools, 2, words)),
  ];
}

/** Goods that always come without tools need none, and are left out. */
function takesTable({ good, rows }: OddsAnswer, words: Words): string[] {
  const listed = rows
    .filter(({ withoutTools }) => withoutTools.atLeast < 1)
    .map(({ goods, takes }) => ({ goods, parts: takes.map((one) => takesInWords(one, words)) }));
  const wide = widest(listed.flatMap(({ parts }) => parts));
  const name = words.goods[good];
  const indent = ' '.repeat(firstCell(name, '').length + BETWEEN.length);
  return [
    '',
    words.showing.odds.takes,
    ...listed.flatMap(({ goods, parts }) => {
      const [first = '', ...others] = parts.map((part) => left(part, wide));
      const start = `${firstCell(name, `${goods}`)}${BETWEEN}${first}`;
      return wrapParts([start, ...others], BETWEEN, WIDTH, indent).map((one) => one.trimEnd());
    }),
  ];
}

const BETWEEN = '   ';

/** "none 62.5 %", "+2+1 7.0 %", "+2+o4 0.5 %" */
function takesInWords({ tools, oneUse, chance }: Takes, words: Words): string {
  const names = [...tools.map(String), ...oneUse.map(oneUseName)];
  const sum = names.map((name) => `+${name}`).join('');
  return `${sum || words.showing.odds.noTool} ${percent(chance, words)}`;
}

const firstCell = (good: string, text: string): string => right(text, good.length);

const line = (good: string, first: string, cells: readonly string[]): string =>
  firstCell(good, first) + cells.map((cell) => right(cell, CELL)).join('');

const inCells = ({ exactly, atLeast }: Chances, words: Words): string[] => [
  percent(exactly, words),
  percent(atLeast, words),
];

/** What is rare is not impossible, and what is nearly certain is not certain. */
function percent(chance: number, words: Words): string {
  if (chance === 0 || chance === 1) return `${100 * chance} %`;
  if (chance < 0.0005) return `<${decimal(0.1, 1, words)} %`;
  if (chance > 0.9995) return `>${decimal(99.9, 1, words)} %`;
  return `${decimal(100 * chance, 1, words)} %`;
}
