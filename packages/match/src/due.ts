import type { Deed } from './deed.ts';
import { leave } from './leave.ts';
import { replacesAt, votesMissing, votingEndsAt } from './replace-request.ts';
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
  const all = [closing, agreement, lapse, timeOut, replacement, voteLapse];
  return all.map((due) => due(table)).filter((due) => due !== undefined);
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

/** All have agreed that somebody is gone, and they have had the time to come back. */
function replacement(table: TableState): Due | undefined {
  const { replacing, seats } = table;
  if (replacing === undefined || votesMissing(replacing, seats.people).length > 0) return undefined;
  return { at: replacesAt(replacing), deeds: () => leave(table, replacing.seat, 'vote') };
}

/** Some have not answered: they are not waited for either. */
function voteLapse({ replacing, seats }: TableState): Due | undefined {
  if (replacing === undefined) return undefined;
  const seat = votesMissing(replacing, seats.people)[0];
  if (seat === undefined) return undefined;
  return {
    at: votingEndsAt(replacing),
    deeds: () => [{ kind: 'replaceAnswered', seat, agrees: false }],
  };
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
