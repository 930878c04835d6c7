import type {
  GameView,
  Mutable,
  ReplaceView,
  SeatView,
  TableView,
  UndoView,
} from '@ochre/protocol';
import { mayReplaceAt } from './absence.ts';
import type { Member } from './deed.ts';
import type { Guest } from './guest.ts';
import { mayBeginAt, mayFillAt } from './hosting.ts';
import type { Mutes } from './mutes.ts';
import { replacesAt, votesMissing } from './replace-request.ts';
import type { Seat } from './seats.ts';
import type { TableState } from './table-state.ts';
import { movesTakenBackTo } from './taken-back.ts';
import { waitsFor } from './undo-request.ts';

/** A table as one guest sees it, built from nothing; whom they have muted is known now alone. */
export function viewOf(
  table: TableState,
  guest: Guest,
  seq: number,
  mutes: Mutes = table.mutes,
): TableView {
  const { member } = guest;
  const you = seatOf(guest);
  const wasAt = table.seats.leftBy(member);
  const { stage, course, clock, rematch, secret, rules, result, closing, daily } = table;
  const host = table.seats.givenTo(table.host);
  const undo = undoView(table);
  const replace = replaceView(table);
  const mayReplaceFrom = mayReplaceAt(table, you);
  const mayBeginFrom = mayBeginAt(table, member);
  const mayFillFrom = mayFillAt(table, member);
  const muted = mutedBy(table, member, mutes);
  const { talkers } = table.talk;
  const isHost = member === table.host;
  const { all: banned } = table.bans;
  return {
    seq,
    stage,
    plan: table.plan,
    seats: seatViews(table),
    ...(you === undefined ? {} : { you }),
    ...(wasAt === undefined ? {} : { wasAt }),
    isHost,
    // Where there is nobody else it tells nothing.
    ...(host === undefined || daily !== undefined ? {} : { host }),
    ...(daily === undefined ? {} : { daily }),
    commitment: table.commitment,
    ...(stage === 'over' && (daily === undefined || isHost) ? { secret } : {}),
    ...(course === undefined ? {} : { game: gameView(table, guest) }),
    ...(rules !== undefined && table.isUnderOtherRules ? { rules } : {}),
    ...(result === undefined ? {} : { result }),
    ...(closing === undefined ? {} : { closed: closing }),
    ...(clock === undefined ? {} : { clock: clock.view() }),
    ...(undo === undefined ? {} : { undo }),
    ...(replace === undefined ? {} : { replace }),
    ...(mayReplaceFrom === undefined ? {} : { mayReplaceAt: mayReplaceFrom }),
    ...(mayBeginFrom === undefined ? {} : { mayBeginAt: mayBeginFrom }),
    ...(mayFillFrom === undefined ? {} : { mayFillAt: mayFillFrom }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(muted.length === 0 ? {} : { muted }),
    ...(talkers === 'everybody' ? {} : { talk: talkers }),
    ...(isHost && banned.length > 0 ? { banned } : {}),
  };
}

/** Nonces are shown when none can be chosen any more. */
export function seatViews({ seats, nonces, rules }: TableState): SeatView[] {
  const { figures } = seats;
  return seats.all.map((seat, at) => ({
    // Fixed, and no secret any more, when the game begins.
    ...seatView(seat, rules === undefined ? undefined : nonces[at]),
    ...(figures[at] === at ? {} : { figure: figures[at]! }),
  }));
}

function seatView({ person, bot, left }: Seat, nonce: string | undefined): SeatView {
  return {
    ...(person === undefined ? {} : { name: person.name }),
    ...(bot === undefined ? {} : { bot }),
    ...(left === undefined ? {} : { left }),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

const seatOf = ({ viewer }: Guest): number | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

function gameView(table: TableState, guest: Guest): GameView {
  const { game, state, moves, decision, unconfirmed, takesBack } = table.course!;
  const you = seatOf(guest);
  const isPlaying = table.stage === 'playing';
  const isYourTurn = you !== undefined && table.turn === you;
  const mayMove = isYourTurn && unconfirmed === undefined;
  return {
    moves,
    snapshot: game.view(state, guest.viewer),
    ...(decision === undefined
      ? {}
      : { decision: { player: decision.player, kind: decision.kind } }),
    ...(mayMove ? { legal: game.legalActions(state).map((action) => game.print(action)) } : {}),
    ...(unconfirmed === undefined ? {} : { unconfirmed }),
    ...(isPlaying && takesBack !== undefined ? { takesBack } : {}),
    canUndo: isPlaying && you !== undefined && movesTakenBackTo(table, you) !== undefined,
  };
}

function undoView({ request, seats }: TableState): UndoView | undefined {
  if (request === undefined) return undefined;
  const { by, moves } = request;
  return { by, moves, waitsFor: waitsFor(request, seats.people) };
}

function replaceView({ replacing, seats }: TableState): ReplaceView | undefined {
  if (replacing === undefined) return undefined;
  const { by, seat } = replacing;
  const waitsFor = votesMissing(replacing, seats.people);
  return { by, seat, waitsFor, at: replacesAt(replacing) };
}

function mutedBy({ seats }: TableState, member: Member | undefined, mutes: Mutes): Mutable[] {
  if (member === undefined) return [];
  const muted = seats.all.flatMap(({ person }, at) =>
    person !== undefined && mutes.hasMuted(member, person.member) ? [at] : [],
  );
  return mutes.hasMuted(member, 'watching') ? [...muted, 'watching'] : muted;
}
