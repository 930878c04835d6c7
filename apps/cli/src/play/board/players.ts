import {
  PROFESSIONS,
  RESOURCES,
  type SeenScore,
  type Snapshot,
  type SnapshotPlayer,
  seenScores,
} from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import { foodAfterFeeding } from '../standing.ts';
import { cut, displayWidth, left, right } from '../terminal/width.ts';
import { type Look, nameOf } from './look.ts';

/** A row for each player, and a line below it for cards and buildings. */

interface Column {
  readonly head: string;
  cell(player: SnapshotPlayer, look: Look, now: SeenScore): string;
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
  { head: 'people', cell: ({ home, people }) => `${home}/${people}` },
  { head: 'agri', cell: ({ agriculture }) => `${agriculture}` },
  { head: 'tools', cell: toolSlots },
];

const forecast = (food: number, warn: (text: string) => string): string =>
  food < 0 ? warn(`${food}`) : `${food}`;

/** Used tools are in brackets. */
function toolSlots({ tools, toolsUsed }: SnapshotPlayer, { ink }: Look): string {
  return tools
    .map((value, slot) => {
      if (value === 0) return ink.faint(' - ');
      return toolsUsed[slot] ? ink.faint(`(${value})`) : ` ${value} `;
    })
    .join('');
}

/** The table has a heading and the rows, each with its lines. */
export function playerRows(
  snapshot: Snapshot,
  look: Look,
  isDetailed: (seat: number) => boolean,
): string[] {
  const { players } = snapshot;
  const now = seenScores(snapshot);
  const cells = players.map((player, seat) =>
    COLUMNS.map(({ cell }) => cell(player, look, now[seat]!)),
  );
  const widths = COLUMNS.map(({ head }, at) =>
    Math.max(displayWidth(head), ...cells.map((row) => displayWidth(row[at]!))),
  );
  const names = players.map((_, seat) => nameOf(look, seat));
  const wide = Math.max(...names.map(displayWidth));
  const gap = gapFor(widths, wide, look.width);
  const line = (name: string, row: readonly string[]): string =>
    cut(
      `${left(name, wide + 1)}${row.map((cell, at) => right(cell, widths[at]! + gap)).join('')}`,
      look.width,
    );
  return [
    look.ink.faint(
      line(
        '',
        COLUMNS.map(({ head }) => head),
      ),
    ),
    ...players.flatMap((player, seat) => {
      const arrow = snapshot.decision?.player === seat ? look.ink.lit('▸') : ' ';
      const row = line(`${arrow}${names[seat]}`, cells[seat]!);
      const more = isDetailed(seat) ? detail(player, now[seat]!, look) : '';
      return more === '' ? [row] : [row, more];
    }),
  ];
}

/** As much air between the columns as there is room for, up to three. */
function gapFor(widths: readonly number[], name: number, width: number): number {
  const used = name + 1 + widths.reduce((sum, one) => sum + one, 0);
  return Math.max(1, Math.min(3, Math.floor((width - used) / widths.length)));
}

function detail(player: SnapshotPlayer, now: SeenScore, { ink, width }: Look): string {
  const text = belongings(player, now).join(' · ');
  return text === '' ? '' : ink.faint(cut(`    ${text}`, width));
}

/** Cards, condensed, with buildings and what waits to be used. */
export function belongings(player: SnapshotPlayer, now: SeenScore): string[] {
  const { culture, professions } = now;
  return [
    ...(culture[0] > 0 ? [`culture ${culture.filter((size) => size > 0).join('+')}`] : []),
    ...PROFESSIONS.filter((profession) => professions[profession] > 0).map((profession) =>
      counted(professions[profession], profession),
    ),
    ...(player.buildings.length > 0 ? [counted(player.buildings.length, 'building')] : []),
    ...player.oneUse.map((value) => `one-use tool +${value}`),
    ...(player.redeemable > 0 ? ['any 2 resources'] : []),
    ...(player.hiddenCards > 0 ? [`${player.hiddenCards} face down`] : []),
  ];
}
