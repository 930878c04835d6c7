import {
  PROFESSIONS,
  RESOURCES,
  type SeenScore,
  type Snapshot,
  type SnapshotPlayer,
  seenScores,
} from '@ochre/stone-age/rules';
import { cut, displayWidth, left, nameOf, right } from '@ochre/terminal';
import type { Head } from '../../words/terminal/showing/board/words.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { hasStyle } from '../places.ts';
import { foodAfterFeeding } from '../standing.ts';

/** A row for each player, and a line below it for cards and buildings. */

interface Column {
  readonly head: Head;
  cell(player: SnapshotPlayer, look: StoneAgeLook, now: SeenScore): string;
  /** Where there is little room. */
  briefCell?(player: SnapshotPlayer, look: StoneAgeLook): string;
}

const COLUMNS: readonly Column[] = [
  { head: 'score', cell: ({ score }, { ink }) => ink.strong(`${score}`) },
  { head: 'end', cell: (_player, _look, { score }) => `${score}` },
  { head: 'food', cell: ({ food }) => `${food}` },
  { head: 'after', cell: (player, { ink }) => forecast(foodAfterFeeding(player), ink.warn) },
  ...RESOURCES.map((resource) => ({
    head: resource,
    cell: (player: SnapshotPlayer) => `${player[resource]}`,
  })),
];

const STYLE_COLUMNS: readonly Column[] = [
  { head: 'jewelry', cell: ({ jewelry }) => `${jewelry}` },
  // Like a used tool, a used trade is in brackets.
  {
    head: 'merchant',
    cell: ({ merchant, traded }, { ink }) => (traded ? ink.faint(`(${merchant})`) : `${merchant}`),
  },
];

const LAST_COLUMNS: readonly Column[] = [
  { head: 'people', cell: ({ home, people }) => `${home}/${people}` },
  { head: 'agriculture', cell: ({ agriculture }) => `${agriculture}` },
  { head: 'tools', cell: toolSlots, briefCell: narrowToolSlots },
];

const forecast = (food: number, warn: (text: string) => string): string =>
  food < 0 ? warn(`${food}`) : `${food}`;

/** Used tools are in brackets. */
function toolSlots({ tools, toolsUsed }: SnapshotPlayer, { ink }: StoneAgeLook): string {
  return tools
    .map((value, slot) => {
      if (value === 0) return ink.faint(' - ');
      return toolsUsed[slot] ? ink.faint(`(${value})`) : ` ${value} `;
    })
    .join('');
}

/** The same without air: `2 1 -`, `(2)1 -`. */
export function narrowToolSlots(player: SnapshotPlayer, look: StoneAgeLook): string {
  const { tools, toolsUsed } = player;
  return tools
    .map((value, slot) => {
      const isClose = slot === 0 || toolsUsed[slot] || toolsUsed[slot - 1];
      const sign = value === 0 ? '-' : toolsUsed[slot] ? `(${value})` : `${value}`;
      const inked = value === 0 || toolsUsed[slot] ? look.ink.faint(sign) : sign;
      return isClose ? inked : ` ${inked}`;
    })
    .join('');
}

/** The table has a heading and the rows, each with its lines. */
export function playerRows(
  snapshot: Snapshot,
  look: StoneAgeLook,
  isDetailed: (seat: number) => boolean,
): string[] {
  const { players } = snapshot;
  const { heads, briefHeads } = look.words.showing.board;
  const now = seenScores(snapshot);
  const columns = [...COLUMNS, ...(hasStyle(snapshot) ? STYLE_COLUMNS : []), ...LAST_COLUMNS];
  const names = players.map((_, seat) => nameOf(look, seat));
  const name = Math.max(...names.map(displayWidth));
  const tableOf = (briefly: boolean): Layout =>
    layoutFor(
      columns.map(({ head }) => (briefly ? briefHeads[head] : undefined) ?? heads[head]),
      players.map((player, seat) =>
        columns.map(
          ({ cell, briefCell }) =>
            (briefly ? briefCell?.(player, look) : undefined) ?? cell(player, look, now[seat]!),
        ),
      ),
      name,
      look.width,
    );
  const full = tableOf(false);
  const { heads: shown, cells, widths, gap, name: wide } = full.fits ? full : tableOf(true);
  const line = (name: string, row: readonly string[]): string =>
    cut(
      `${left(name, wide + 1)}${row.map((cell, at) => right(cell, (widths[at] ?? 0) + gap)).join('')}`,
      look.width,
    );
  return [
    look.ink.faint(line('', shown)),
    ...players.flatMap((player, seat) => {
      const arrow = snapshot.decision?.player === seat ? look.ink.lit('▸') : ' ';
      const row = line(`${arrow}${names[seat]}`, cells[seat] ?? []);
      const more = isDetailed(seat) ? detail(player, now[seat]!, look) : '';
      return more === '' ? [row] : [row, more];
    }),
  ];
}

interface Layout {
  readonly heads: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly widths: readonly number[];
  readonly gap: number;
  /** Whether all of it, with whole names, is no wider than the screen. */
  readonly fits: boolean;
  /** How wide names may be. */
  readonly name: number;
}

/** As much air between the columns as there is room for, up to three. */
function layoutFor(
  heads: readonly string[],
  cells: readonly (readonly string[])[],
  name: number,
  width: number,
): Layout {
  const widths = heads.map((head, at) =>
    Math.max(displayWidth(head), ...cells.map((row) => displayWidth(row[at] ?? ''))),
  );
  const room = width - 1 - sum(widths);
  return {
    heads,
    cells,
    widths,
    gap: Math.max(1, Math.min(3, Math.floor((room - name) / widths.length))),
    fits: name + widths.length <= room,
    name: Math.min(name, Math.max(LEAST_NAME, room - widths.length)),
  };
}

/** A letter, and the beginning of a name. */
const LEAST_NAME = 'H Her…'.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function detail(
  player: SnapshotPlayer,
  now: SeenScore,
  { ink, width, words }: StoneAgeLook,
): string {
  const text = belongings(player, now, words).join(' · ');
  return text === '' ? '' : ink.faint(cut(`    ${text}`, width));
}

/** Cards, condensed, with buildings and what waits to be used. */
export function belongings(
  player: SnapshotPlayer,
  seen: SeenScore,
  { showing: { board }, table, professions }: Words,
): string[] {
  return [
    ...(seen.culture[0] > 0
      ? [board.culture(seen.culture.filter((size) => size > 0).join('+'))]
      : []),
    ...PROFESSIONS.filter((profession) => seen.professions[profession] > 0).map((profession) =>
      professions[profession](seen.professions[profession]),
    ),
    ...(player.buildings.length > 0 ? [table.buildings(player.buildings.length)] : []),
    ...player.oneUse.map(board.oneUseTool),
    ...(player.redeemable > 0 ? [board.anyResources] : []),
    ...(player.hiddenCards > 0 ? [table.hidden(player.hiddenCards)] : []),
  ];
}
