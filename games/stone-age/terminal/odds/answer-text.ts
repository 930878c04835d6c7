import { counted, widest, wrapParts } from '@ochre/terminal';
import { sourceInWords } from '../components-in-words.ts';
import { circlesOf } from '../places.ts';
import type { Answer, Chances, Takes } from './answer.ts';

const WIDTH = 80;
/** Room for "at least" and for ">99.9 %". */
const CELL = 10;

/** The answer as a table. */
export function answerText(answer: Answer): string {
  const hasTools = answer.tools.length + answer.oneUse.length > 0;
  const lines = [
    ...titleOf(answer),
    '',
    ...(hasTools ? [...bothTables(answer), ...takesTable(answer)] : oneTable(answer)),
  ];
  return `${lines.join('\n')}\n`;
}

function titleOf({ place, dice, good, divisor, tools, oneUse }: Answer): string[] {
  const where = sourceInWords(place);
  const parts = [
    `${where[0]!.toUpperCase()}${where.slice(1)}: ${counted(dice, 'die', 'dice')} ÷${divisor} for ${good}`,
    ...(tools.length > 0 ? [`${tools.length === 1 ? 'tool' : 'tools'} ${tools.join(', ')}`] : []),
    ...(oneUse.length > 0 ? [`one-use ${oneUse.map(oneUseName).join(', ')}`] : []),
  ];
  const circles = circlesOf(place);
  const full = dice > circles ? [`(No more than ${circles} people find room there.)`] : [];
  return [parts.join('; '), ...full];
}

/** As in a move: `tools o4`. */
const oneUseName = (value: number): string => `o${value}`;

function oneTable({ good, rows, mean }: Answer): string[] {
  return [
    line(good, good, ['exactly', 'at least']),
    ...rows.map(({ goods, withoutTools }) => line(good, `${goods}`, inCells(withoutTools))),
    '',
    `On average ${mean.withoutTools.toFixed(2)} ${good}.`,
  ];
}

function bothTables({ good, rows, mean }: Answer): string[] {
  const twice = (cells: readonly string[]): string[] => [...cells, ...cells];
  const groups = ['without tools', 'with tools'].map((name) => name.padStart(2 * CELL)).join('');
  return [
    `${firstCell(good, '')}${groups}`,
    line(good, good, twice(['exactly', 'at least'])),
    ...rows.map(({ goods, withoutTools, withTools }) =>
      line(good, `${goods}`, [...inCells(withoutTools), ...inCells(withTools)]),
    ),
    '',
    `On average ${mean.withoutTools.toFixed(2)} ${good}, with tools ${mean.withTools.toFixed(2)}.`,
  ];
}

/** Goods that always come without tools need none, and are left out. */
function takesTable({ good, rows }: Answer): string[] {
  const listed = rows
    .filter(({ withoutTools }) => withoutTools.atLeast < 1)
    .map(({ goods, takes }) => ({ goods, parts: takes.map(takesInWords) }));
  const wide = widest(listed.flatMap(({ parts }) => parts));
  const indent = ' '.repeat(firstCell(good, '').length + BETWEEN.length);
  return [
    '',
    'The tools that it takes for at least so many, and how often:',
    ...listed.flatMap(({ goods, parts }) => {
      const [first = '', ...others] = parts.map((part) => part.padEnd(wide));
      const start = `${firstCell(good, `${goods}`)}${BETWEEN}${first}`;
      return wrapParts([start, ...others], BETWEEN, WIDTH, indent).map((one) => one.trimEnd());
    }),
  ];
}

const BETWEEN = '   ';

/** "none 62.5 %", "+2+1 7.0 %", "+2+o4 0.5 %" */
function takesInWords({ tools, oneUse, chance }: Takes): string {
  const names = [...tools.map(String), ...oneUse.map(oneUseName)];
  return `${names.length === 0 ? 'none' : names.map((name) => `+${name}`).join('')} ${percent(chance)}`;
}

const firstCell = (good: string, text: string): string => text.padStart(good.length);

const line = (good: string, first: string, cells: readonly string[]): string =>
  firstCell(good, first) + cells.map((cell) => cell.padStart(CELL)).join('');

const inCells = ({ exactly, atLeast }: Chances): string[] => [percent(exactly), percent(atLeast)];

/** What is rare is not impossible, and what is nearly certain is not certain. */
function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${100 * chance} %`;
  if (chance < 0.0005) return '<0.1 %';
  return chance > 0.9995 ? '>99.9 %' : `${(100 * chance).toFixed(1)} %`;
}
