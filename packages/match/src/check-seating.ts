import type { CommandOf, Plan } from '@ochre/protocol';
import { checkSeatName } from './check-own-name.ts';
import { checkPlan } from './check-plan.ts';
import { checkNonces } from './check-words.ts';
import { Declined } from './declined.ts';
import type { Deed, Member } from './deed.ts';
import { gameNamed } from './games.ts';
import { mayBeginAt, mayFillAt } from './hosting.ts';
import type { TableState } from './table-state.ts';

export function checkSit(table: TableState, command: CommandOf<'sit'>, by: Member): Deed[] {
  onlyWhileGathering(table);
  const sits = table.seats.of(by);
  if (sits !== undefined) {
    throw new Declined('taken', `You already have seat ${sits + 1}.`);
  }
  const name = nameFor(table, command, by);
  const nonce = nonceOf(table, command);
  const seat = freeSeat(table, command.seat);
  const figure = figureFor(table, seat, command.figure);
  // Not said where it goes without saying: so it was before there was a choice.
  const chosen = figure === seat ? {} : { figure };
  return [{ kind: 'sat', seat, name, nonce, ...chosen }];
}

/** Where nobody else comes, nobody needs a name. */
function nameFor(table: TableState, { name }: CommandOf<'sit'>, by: Member): string {
  return table.daily !== undefined && name === '' ? name : checkSeatName(table, name, by);
}

/** To the game of a day nobody adds anything: it is the same for everybody. */
function nonceOf({ daily }: TableState, { nonce }: CommandOf<'sit'>): string {
  checkNonces([nonce]);
  return daily === undefined ? nonce : '';
}

/** The one that is wanted, if nobody has it. */
function figureFor({ seats }: TableState, seat: number, wanted: number | undefined): number {
  return wanted !== undefined && seats.isFigureFree(wanted) ? wanted : seats.figures[seat]!;
}

export function checkChoose(table: TableState, command: CommandOf<'choose'>, by: Member): Deed[] {
  onlyWhileGathering(table);
  const { seats } = table;
  const { figure } = command;
  const seat = seats.of(by);
  if (seat === undefined)
    throw new Declined('not-yours', 'Take a seat before you choose a figure.');
  if (seats.figures[seat] !== figure && !seats.isFigureFree(figure)) {
    throw new Declined('taken', 'Someone else has that figure. Choose another.');
  }
  return [{ kind: 'chose', seat, figure }];
}

function freeSeat({ seats }: TableState, wanted: number | undefined): number {
  const seat = wanted ?? seats.free;
  if (seat === undefined) throw new Declined('taken', 'All seats are taken. You can watch.');
  if (seats.all[seat] === undefined) {
    throw new Declined('no-such-seat', `seat: there are seats from 0 to ${seats.all.length - 1}`);
  }
  if (!seats.isFree(seat)) {
    throw new Declined('taken', `Seat ${seat + 1} is taken. Choose another.`);
  }
  return seat;
}

export function checkStand(table: TableState, _command: unknown, by: Member): Deed[] {
  onlyWhileGathering(table);
  const seat = table.seats.of(by);
  if (seat === undefined) throw new Declined('not-yours', 'You do not have a seat.');
  return [{ kind: 'stood', seat }];
}

export function checkPlanned(
  table: TableState,
  command: CommandOf<'plan'>,
  by: Member,
  at: number,
): Deed[] {
  onlyWhileGathering(table);
  const plan = checkPlan(table.games, command.plan);
  if (by !== table.host) onlyFilling(table, plan, by, at);
  return [{ kind: 'planned', plan }];
}

/** Instead of a host who is away, free seats can be given to bots: nobody is put out by it. */
function onlyFilling(table: TableState, plan: Plan, by: Member, at: number): void {
  const from = mayFillAt(table, by);
  if (from === undefined || from > at) throw notTheHost();
  const seats = table.plan.seats.map((seat, index) => {
    const wanted = plan.seats[index];
    return table.seats.isFree(index) && wanted?.kind === 'bot' ? wanted : seat;
  });
  const filled = checkPlan(table.games, { ...table.plan, seats });
  if (JSON.stringify(plan) !== JSON.stringify(filled)) {
    throw new Declined(
      'not-host',
      'While the host is away you can give free seats to bots, nothing else.',
    );
  }
}

export function checkBegin(table: TableState, _command: unknown, by: Member, at: number): Deed[] {
  onlyWhileGathering(table);
  const { free } = table.seats;
  if (by !== table.host && free !== undefined) throw notTheHost();
  if (free !== undefined) {
    throw new Declined('not-now', `Seat ${free + 1} is still free. Give it to a bot, or wait.`);
  }
  const from = mayBeginAt(table, by);
  if (from === undefined) throw notTheHost();
  if (from > at) {
    const seconds = Math.ceil((from - at) / 1000);
    throw new Declined('not-host', `The host starts the game, or you in ${seconds} seconds.`);
  }
  const { game } = checkPlan(table.games, table.plan);
  checkNonces(table.nonces);
  return [{ kind: 'began', rules: gameNamed(table.games, game).rulesVersion }];
}

function onlyWhileGathering({ stage }: TableState): void {
  if (stage === 'closed') throw new Declined('not-now', 'The table is closed. Open a new one.');
  if (stage !== 'gathering') {
    throw new Declined('not-now', 'The game has begun; seats and options are fixed.');
  }
}

export function onlyTheHost({ host }: TableState, by: Member): void {
  if (by !== host) throw notTheHost();
}

const notTheHost = (): Declined => new Declined('not-host', 'Only the host can do that.');
