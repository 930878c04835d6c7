import type { GameMeta } from '@ochre/kernel';
import type { SeatPlan } from '@ochre/match';
import type { Keep } from '@ochre/ui/settings/settings-store.ts';
import type { TableCard } from '../../table/index.ts';
import { peopleAt } from '../../table/people-at.ts';
import type { GameChoice } from './choice.ts';

/** Where somebody stands in a game against bots, by how their last games went. */
export interface Standing {
  readonly level: string;
  /** Games won in a row at that level; below 0, lost. */
  readonly streak: number;
  /** Games that ended until then are counted, in milliseconds since 1970. */
  readonly counted: number;
}

/** So many wins in a row lead one level up, so many losses in a row one down. */
export const WINS_UP = 2;
export const LOSSES_DOWN = 3;

/** Newcomers meet the weakest level but one. */
const firstOf = ({ levels }: GameMeta): Standing => ({
  level: levels[1] ?? levels[0] ?? '',
  streak: 0,
  counted: 0,
});

/** The same after another game at this level. */
export function afterGame(levels: readonly string[], now: Standing, hasWon: boolean): Standing {
  const streak = hasWon ? Math.max(0, now.streak) + 1 : Math.min(0, now.streak) - 1;
  const step = streak >= WINS_UP ? 1 : streak <= -LOSSES_DOWN ? -1 : 0;
  const next = levels[levels.indexOf(now.level) + step];
  // At either end of the ladder there is nowhere to go.
  if (step === 0 || next === undefined) return { ...now, streak };
  return { ...now, level: next, streak: 0 };
}

/** What has ended since, one after the other: one person against bots of the level they stand at. */
export function afterGames(
  meta: GameMeta,
  standing: Standing,
  cards: readonly TableCard[],
): Standing {
  const ended = cards
    .filter(({ plan, result, changedAt }) => {
      return plan.game === meta.name && result !== undefined && changedAt > standing.counted;
    })
    .sort((one, other) => one.changedAt - other.changedAt);
  let now = standing;
  for (const { origin, plan, result, changedAt } of ended) {
    const isFresh = origin.kind === 'new' || origin.kind === 'rematch';
    const [own] = peopleAt(plan.seats);
    if (isFresh && own !== undefined && levelOf(plan.seats) === now.level) {
      now = afterGame(meta.levels, now, result!.winners.includes(own));
    }
    now = { ...now, counted: changedAt };
  }
  return now;
}

/** The level of all bots, where they have the same one and only one person plays. */
export function levelOf(seats: readonly SeatPlan[]): string | undefined {
  const levels = new Set(seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined)));
  const [level] = [...levels].filter((one) => one !== undefined);
  return levels.size === 2 && peopleAt(seats).length === 1 ? level : undefined;
}

/** Whether bots of that choice may have the level somebody stands at: who mixes them means it. */
export function isOfOneLevel({ levels }: GameMeta, { seats, players }: GameChoice): boolean {
  const level = levelOf(seats.slice(0, players));
  return levels.length > 1 && level !== undefined && levels.includes(level);
}

export const withLevel = (choice: GameChoice, level: string): GameChoice => ({
  ...choice,
  seats: choice.seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level } : seat)),
});

/** Beside the settings of this device. */
const nameOf = (game: string): string => `ochre level ${game}`;

/** What is kept; what no longer fits is as at the beginning. */
export function keptStanding(keep: Keep, meta: GameMeta): Standing {
  const first = firstOf(meta);
  try {
    const kept: unknown = JSON.parse(keep.getItem(nameOf(meta.name)) ?? '{}');
    const { level, streak, counted } = { ...first, ...(kept as Partial<Standing>) };
    return meta.levels.includes(level) && Number.isInteger(streak) && Number.isFinite(counted)
      ? { level, streak, counted }
      : first;
  } catch {
    return first;
  }
}

export function keepStanding(keep: Keep, game: string, standing: Standing): void {
  try {
    keep.setItem(nameOf(game), JSON.stringify(standing));
  } catch {
    // A browser that stores nothing: the next game is at the level of this one.
  }
}
