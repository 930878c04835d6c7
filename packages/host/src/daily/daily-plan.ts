import { aloneIn, type GameMeta, playersAgainstBots, usualLevel } from '@ochre/kernel';
import type { Plan, SeatPlan } from '@ochre/match';
import { DAILY_WAYS, type DailyWay, helpPlan } from '@ochre/protocol/vocabulary';

/** Alone only where a game has a variant for it. */
export const dailyWaysOf = (meta: GameMeta): readonly DailyWay[] =>
  DAILY_WAYS.filter((way) => way !== 'solo' || aloneIn(meta) !== undefined);

/** The game of a day is the same for everybody: as usual, and the one who plays it sits first. */
export function dailyPlan(meta: GameMeta, way: DailyWay): Plan {
  const variant = way === 'solo' ? aloneIn(meta) : undefined;
  const players = way === 'solo' ? 1 : playersAgainstBots(meta);
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(meta) };
  return {
    game: meta.name,
    setup: { modules: [], ...(variant === undefined ? {} : { variant }), options: {} },
    seats: Array.from({ length: players }, (_, at) => (at === 0 ? { kind: 'person' } : bot)),
    clock: { kind: 'none' },
    isOpen: false,
    ...helpPlan('full'),
  };
}
