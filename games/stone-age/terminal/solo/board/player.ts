import type { Snapshot } from '@ochre/stone-age/rules';
import { cut, displayWidth, type Look, left, nameOf, right } from '@ochre/terminal';
import { narrowToolSlots } from '../../board/players.ts';
import { feedingNeed, LIMITED, ownerOf, roomFor, scoreNow } from '../limits.ts';

interface Column {
  readonly head: string;
  readonly cell: string;
  /** P2.3: how many more find room. */
  readonly room: string;
}

function columnsOf(snapshot: Snapshot, look: Look): Column[] {
  const owner = ownerOf(snapshot);
  const { ink } = look;
  const need = feedingNeed(owner);
  const column = (head: string, cell: string, room = ''): Column => ({ head, cell, room });
  return [
    column('score', ink.strong(`${owner.score}`)),
    column('end', `${scoreNow(snapshot).score}`),
    column('needed', owner.food < need ? ink.warn(`${need}`) : `${need}`),
    ...LIMITED.map((good) => {
      const room = roomFor(snapshot, good);
      return column(good, `${owner[good]}`, room === 0 ? ink.warn('full') : `${room}`);
    }),
    column('people', `${owner.home}/${owner.people}`),
    column('agri', `${owner.agriculture}`),
    column('tools', narrowToolSlots(owner, look)),
  ];
}

/** The heads, what the player has, and the room for more. */
export function playerLines(
  snapshot: Snapshot,
  look: Look,
): [heads: string, has: string, room: string] {
  const columns = columnsOf(snapshot, look);
  const name = nameOf(look, 0);
  const wide = displayWidth(name) + 2;
  const widths = columns.map(({ head, cell, room }) =>
    Math.max(...[head, cell, room].map(displayWidth)),
  );
  const spare = look.width - wide - widths.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(1, Math.min(3, Math.floor(spare / columns.length)));
  const line = (first: string, part: 'head' | 'cell' | 'room'): string =>
    cut(
      left(first, wide) +
        columns.map((column, at) => right(column[part], widths[at]! + gap)).join(''),
      look.width,
    ).trimEnd();
  return [
    look.ink.faint(line('', 'head')),
    line(`${look.ink.lit('▸')}${name}`, 'cell'),
    look.ink.faint(line('  room', 'room')),
  ];
}
