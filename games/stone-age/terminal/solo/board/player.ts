import type { Snapshot } from '@ochre/stone-age/rules';
import { cut, displayWidth, left, nameOf, right } from '@ochre/terminal';
import type { Head } from '../../../words/terminal/showing/board/words.ts';
import { narrowToolSlots } from '../../board/players.ts';
import type { StoneAgeLook } from '../../look.ts';
import { feedingNeed, LIMITED, ownerOf, roomFor, scoreNow } from '../limits.ts';

interface Column {
  readonly head: Head;
  readonly cell: string;
  /** P2.3: how many more find room. */
  readonly room: string;
}

function columnsOf(snapshot: Snapshot, look: StoneAgeLook): Column[] {
  const owner = ownerOf(snapshot);
  const { ink } = look;
  const need = feedingNeed(owner);
  const column = (head: Head, cell: string, room = ''): Column => ({ head, cell, room });
  return [
    column('score', ink.strong(`${owner.score}`)),
    column('end', `${scoreNow(snapshot).score}`),
    column('needed', owner.food < need ? ink.warn(`${need}`) : `${need}`),
    ...LIMITED.map((good) => {
      const room = roomFor(snapshot, good);
      return column(
        good,
        `${owner[good]}`,
        room === 0 ? ink.warn(look.words.showing.solo.places.full) : `${room}`,
      );
    }),
    column('people', `${owner.home}/${owner.people}`),
    column('agriculture', `${owner.agriculture}`),
    column('tools', narrowToolSlots(owner, look)),
  ];
}

/** The heads, what the player has, and the room for more. */
export function playerLines(
  snapshot: Snapshot,
  look: StoneAgeLook,
): [heads: string, has: string, room: string] {
  const { board, solo } = look.words.showing;
  const columns = columnsOf(snapshot, look);
  const name = nameOf(look, 0);
  const wide = Math.max(displayWidth(name) + 2, displayWidth(solo.places.room) + 3);
  const layout = (heads: readonly string[]): { widths: number[]; spare: number } => {
    const widths = columns.map(({ cell, room }, at) =>
      Math.max(...[heads[at] ?? '', cell, room].map(displayWidth)),
    );
    return { widths, spare: look.width - wide - widths.reduce((sum, one) => sum + one, 0) };
  };
  const full = columns.map(({ head }) => board.heads[head]);
  const isFull = layout(full).spare >= columns.length;
  const heads = isFull
    ? full
    : columns.map(({ head }) => board.briefHeads[head] ?? board.heads[head]);
  const { widths, spare } = layout(heads);
  const gap = Math.max(1, Math.min(3, Math.floor(spare / columns.length)));
  const line = (first: string, cells: readonly string[]): string =>
    cut(
      left(first, wide) + cells.map((cell, at) => right(cell, (widths[at] ?? 0) + gap)).join(''),
      look.width,
    ).trimEnd();
  return [
    look.ink.faint(line('', heads)),
    line(
      `${look.ink.lit('▸')}${name}`,
      columns.map(({ cell }) => cell),
    ),
    look.ink.faint(
      line(
        `  ${solo.places.room}`,
        columns.map(({ room }) => room),
      ),
    ),
  ];
}
