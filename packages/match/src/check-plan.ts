import type { SetupRequest } from '@ochre/kernel';
import type { ClockPlan, Plan, SeatPlan } from '@ochre/protocol';
import { helpPlan, LIMITS } from '@ochre/protocol/vocabulary';
import { Declined, declinedAs } from './declined.ts';
import type { Games } from './games.ts';

/** A level is a name of the list that whoever keeps the table has; here it only has to be one. */
const LEVEL = /^[A-Za-z0-9_-]{1,40}$/;

/** The plan, built anew of what belongs in one; throws a `Declined` when it cannot be played. */
export function checkPlan(games: Games, plan: Plan): Plan {
  if (!Object.hasOwn(games, plan.game)) {
    throw bad('game', `"${plan.game}" is not known; allowed: ${Object.keys(games).join(', ')}`);
  }
  const checked: Plan = {
    game: plan.game,
    setup: setupOf(plan),
    seats: plan.seats.map(checkSeat),
    clock: checkClock(plan.clock),
    isOpen: plan.isOpen,
    ...(plan.help === undefined ? { hidesOdds: plan.hidesOdds } : helpPlan(plan.help)),
  };
  declinedAs('bad-plan', () => games[plan.game]!.checkSetup(requestOf(checked)));
  return checked;
}

/** Who plans a game knows nothing in advance: no rig gets in. */
function setupOf({ setup }: Plan): Plan['setup'] {
  return {
    ...(setup.modules === undefined ? {} : { modules: setup.modules }),
    ...(setup.variant === undefined ? {} : { variant: setup.variant }),
    ...(setup.options === undefined ? {} : { options: setup.options }),
  };
}

export const requestOf = (plan: Plan): SetupRequest => ({
  ...plan.setup,
  players: plan.seats.length,
});

function checkSeat(seat: SeatPlan, at: number): SeatPlan {
  if (seat.kind === 'person') return { kind: 'person' };
  if (LEVEL.test(seat.level)) return { kind: 'bot', level: seat.level };
  throw bad(`seats ${at + 1}`, 'the level of a bot is expected');
}

function checkClock(clock: ClockPlan): ClockPlan {
  switch (clock.kind) {
    case 'none':
      return { kind: 'none' };
    case 'game':
      return {
        kind: 'game',
        time: checkTime('time', clock.time, { least: 1, most: LIMITS.time.most }),
        increment: checkTime('increment', clock.increment, { least: 0, most: LIMITS.increment }),
      };
    case 'turn':
      return {
        kind: 'turn',
        time: checkTime('time', clock.time, { least: 1, most: LIMITS.time.most }),
      };
  }
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function checkTime(field: string, time: number, { least, most }: Range): number {
  if (Number.isInteger(time) && time >= least && time <= most) return time;
  throw bad(`clock ${field}`, `${least} to ${most} milliseconds are expected`);
}

const bad = (field: string, message: string): Declined =>
  new Declined('bad-plan', `${field}: ${message}`);
