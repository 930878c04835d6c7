import type { Deed } from './deed.ts';
import { leave } from './leave.ts';
import type { TableState } from './table-state.ts';
import { lapsesAt, waitsFor } from './undo-request.ts';

/** What a table does by itself, and when. */
interface Due {
  readonly at: number;
  readonly deeds: () => Deed[];
}

/** Always true: that moment has come already. */
const AT_ONCE = 0;

function allDue(table: TableState): Due[] {
  if (table.stage !== 'playing' || table.isUnderOtherRules) return [];
  return [closing(table), agreement(table), lapse(table), timeOut(table)].filter(
    (due) => due !== undefined,
  );
}

/** Nobody plays on. A table that was made for bots alone is played to the end. */
function closing({ seats }: TableState): Due | undefined {
  if (seats.people.length > 0 || !seats.isAnyoneGone) return undefined;
  return { at: AT_ONCE, deeds: () => [{ kind: 'closed' }] };
}

/** All have agreed, and nothing was taken back yet. */
function agreement({ request, seats }: TableState): Due | undefined {
  if (request === undefined || waitsFor(request, seats.people).length > 0) return undefined;
  const { by: seat, moves } = request;
  return { at: AT_ONCE, deeds: () => [{ kind: 'tookBack', seat, moves }] };
}

/** A bot does not wait for ever: who has not answered until then has said no. */
function lapse({ request, seats, botsTurn }: TableState): Due | undefined {
  if (request === undefined || botsTurn === undefined) return undefined;
  const seat = waitsFor(request, seats.people)[0];
  if (seat === undefined) return undefined;
  return {
    at: lapsesAt(request),
    deeds: () => [{ kind: 'undoAnswered', seat, agrees: false }],
  };
}

function timeOut(table: TableState): Due | undefined {
  const at = table.clock?.endsAt;
  const seat = table.personsTurn;
  if (at === undefined || seat === undefined) return undefined;
  return { at, deeds: () => leave(table, seat, 'clock') };
}

export function dueBy(table: TableState, at: number): Deed[] {
  return (
    allDue(table)
      .find((due) => due.at <= at)
      ?.deeds() ?? []
  );
}

export function nextDue(table: TableState): number | undefined {
  const times = allDue(table).map((due) => due.at);
  return times.length === 0 ? undefined : Math.min(...times);
}
