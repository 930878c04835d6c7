import { type DailyResult, standingOf } from '@ochre/host';
import type { GameSummary } from '@ochre/protocol';
import type { Daily, DailyWay, Day } from '@ochre/protocol/vocabulary';
import type { Keep } from '@ochre/ui/settings/settings-store.ts';
import type { TableCard } from '../table/index.ts';

/** Which game of which day. */
export interface DailyOf extends Daily {
  readonly game: string;
}

/** Squares are known where the end was seen in this browser. */
export type OwnResult = Omit<DailyResult, 'squares'> & Partial<Pick<DailyResult, 'squares'>>;

/** Somebody's game of a day: the first that they have begun, and no other counts. */
export interface OwnDaily {
  readonly table: string;
  readonly isAtServer: boolean;
  readonly result?: OwnResult;
  readonly isGivenUp?: true;
}

export type OwnDailies = Readonly<Record<Day, OwnDaily>>;

const nameOf = (game: string, way: DailyWay): string => `ochre daily games ${game} ${way}`;

/** What is no list of them is none. */
export function dailiesIn(keep: Keep, game: string, way: DailyWay): OwnDailies {
  try {
    const kept: unknown = JSON.parse(keep.getItem(nameOf(game, way)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, own]) => isOwnDaily(own)));
  } catch {
    return {};
  }
}

function isOwnDaily(value: unknown): value is OwnDaily {
  const { table, isAtServer, result } = Object(value);
  const isWhole = typeof table === 'string' && typeof isAtServer === 'boolean';
  return isWhole && (result === undefined || isResult(result));
}

const isResult = (value: unknown): boolean => {
  const { points, place, of, hasWon } = Object(value);
  return [points, place, of].every(Number.isInteger) && typeof hasWon === 'boolean';
};

/** Notes a game that is begun; gives back the one that counts, which may be another. */
export const noteBegun = (keep: Keep, daily: DailyOf, begun: OwnDaily): OwnDaily =>
  put(keep, daily, (before) => before ?? begun);

/** Notes how a game has ended, if it is the one that counts; gives that one back. */
export const noteEnded = (keep: Keep, daily: DailyOf, ended: OwnDaily): OwnDaily =>
  put(keep, daily, (before = ended) => {
    if (before.table !== ended.table) return before;
    // Seen again from where its squares are not known, they stay.
    return before.result?.squares === undefined ? { ...before, ...ended } : before;
  });

function put(
  keep: Keep,
  { game, way, day }: DailyOf,
  change: (before: OwnDaily | undefined) => OwnDaily,
): OwnDaily {
  const all = dailiesIn(keep, game, way);
  const now = change(all[day]);
  if (now !== all[day]) {
    try {
      keep.setItem(nameOf(game, way), JSON.stringify({ ...all, [day]: now }));
    } catch {
      // A browser that stores nothing: there will be no statistics.
    }
  }
  return now;
}

/** What the server knows of somebody, who may have played in another browser. */
export function takeInGames(keep: Keep, games: readonly GameSummary[]): void {
  for (const { daily, game, table, stage, seat = 0, scores, winners = [] } of games) {
    if (daily === undefined) continue;
    const own: OwnDaily = {
      table,
      isAtServer: true,
      ...(scores === undefined ? {} : { result: standingOf({ scores, winners }, seat) }),
      ...(stage === 'closed' ? { isGivenUp: true } : {}),
    };
    noteEnded(keep, { ...daily, game }, own);
  }
}

/** What was begun in this browser: its end may not have been looked at. */
export function takeInCards(keep: Keep, cards: readonly TableCard[]): void {
  for (const { id, origin, plan, result } of cards) {
    if (origin.kind !== 'daily' || origin.isAgain) continue;
    const { day, way = 'solo' } = origin;
    const own: OwnDaily = {
      table: id,
      isAtServer: false,
      ...(result === undefined ? {} : { result: standingOf(result, 0) }),
    };
    noteEnded(keep, { game: plan.game, day, way }, own);
  }
}
