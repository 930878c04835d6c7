import type { Viewer } from '@ochre/kernel';
import type { Member, Mutable } from './deed.ts';
import type { Seat } from './seats.ts';
import type { TableState } from './table-state.ts';
import type { GameView, SeatView, TableView, UndoView } from './told.ts';
import { waitsFor } from './undo-request.ts';

/** Who a member is to the game. */
export const viewerOf = ({ seats }: TableState, member: Member | undefined): Viewer =>
  seats.of(member) ?? 'spectator';

/** A table as one viewer sees it, built from nothing. */
export function viewOf(table: TableState, member: Member | undefined, seq: number): TableView {
  const you = table.seats.of(member);
  const { stage, course, clock, rematch, secret } = table;
  const undo = undoView(table);
  const muted = mutedBy(table, member);
  return {
    seq,
    stage,
    plan: table.plan,
    seats: seatViews(table),
    ...(you === undefined ? {} : { you }),
    isHost: member === table.host,
    commitment: table.commitment,
    ...(stage === 'over' ? { secret } : {}),
    ...(course === undefined ? {} : { game: gameView(table, member) }),
    ...(clock === undefined ? {} : { clock: clock.view() }),
    ...(undo === undefined ? {} : { undo }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(muted.length === 0 ? {} : { muted }),
  };
}

/** Nonces are shown when none can be chosen any more. */
export function seatViews({ seats, course }: TableState): SeatView[] {
  return seats.all.map((seat, at) => seatView(seat, course?.seed.nonces[at]));
}

function seatView({ person, bot, left }: Seat, nonce: string | undefined): SeatView {
  return {
    ...(person === undefined ? {} : { name: person.name }),
    ...(bot === undefined ? {} : { bot }),
    ...(left === undefined ? {} : { left }),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

function gameView(table: TableState, member: Member | undefined): GameView {
  const { game, state, moves, decision, unconfirmed, canTakeBack } = table.course!;
  const you = table.seats.of(member);
  const isYourTurn = you !== undefined && table.turn === you;
  const mayMove = isYourTurn && unconfirmed === undefined;
  return {
    moves,
    snapshot: game.view(state, viewerOf(table, member)),
    ...(decision === undefined
      ? {}
      : { decision: { player: decision.player, kind: decision.kind } }),
    ...(mayMove ? { legal: game.legalActions(state).map((action) => game.print(action)) } : {}),
    ...(unconfirmed === undefined ? {} : { unconfirmed }),
    canUndo: isYourTurn && canTakeBack,
  };
}

function undoView({ request, seats }: TableState): UndoView | undefined {
  if (request === undefined) return undefined;
  const { by, moves } = request;
  return { by, moves, waitsFor: waitsFor(request, seats.people) };
}

function mutedBy({ mutes, seats }: TableState, member: Member | undefined): Mutable[] {
  if (member === undefined) return [];
  const muted = seats.all.flatMap(({ person }, at) =>
    person !== undefined && mutes.hasMuted(member, person.member) ? [at] : [],
  );
  return mutes.hasMutedWatching(member) ? [...muted, 'watching'] : muted;
}
