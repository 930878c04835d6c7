import type { GameMeta } from '@ochre/kernel';
import type { SeatPlan } from '@ochre/match';
import type { Keep } from '@ochre/ui/settings/settings-store.ts';
import { CLOCK_NAMES, type GameChoice, usualFor, type WayToPlay } from './choice.ts';
import { Fitting } from './fitting.ts';

/** Beside the settings of this device. How much help there is and what one is called is one of those. */
const nameOf = (game: string, way: WayToPlay): string => `ochre options ${game} ${way}`;

type Stored = Readonly<Record<string, unknown>>;

/** What was chosen when such a game was last begun; what no longer fits is as usual. */
export function keptChoice(keep: Keep, meta: GameMeta, way: WayToPlay): GameChoice {
  const usual = usualFor(meta, way);
  const stored = read(keep, nameOf(meta.name, way));
  return new Fitting(meta).settle({
    ...usual,
    ...(typeof stored.players === 'number' ? { players: stored.players } : {}),
    modules: Object.keys(meta.modules).filter((name) => listIn(stored.modules).includes(name)),
    rules: { ...(stored.rules as GameChoice['rules'] | undefined) },
    seats: usual.seats.map((seat, at) => seatIn(listIn(stored.seats)[at], meta) ?? seat),
    clock: CLOCK_NAMES.find((clock) => clock === stored.clock) ?? usual.clock,
    isOpen: stored.isOpen === true,
  });
}

export function keepChoice(keep: Keep, way: WayToPlay, choice: GameChoice): void {
  const { players, modules, rules, seats, clock, isOpen } = choice;
  const kept = { players, modules, rules, seats, clock, isOpen };
  try {
    keep.setItem(nameOf(choice.game, way), JSON.stringify(kept));
  } catch {
    // A browser that stores nothing: it lasts as long as the page.
  }
}

function read(keep: Keep, name: string): Stored {
  try {
    const value: unknown = JSON.parse(keep.getItem(name) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A seat as it was, unless its bot is no longer known. */
function seatIn(value: unknown, { levels, personalities }: GameMeta): SeatPlan | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'person') return { kind: 'person' };
  if (value.kind !== 'bot' || !('level' in value)) return undefined;
  const level = [...levels, ...personalities].find((known) => known === value.level);
  return level === undefined ? undefined : { kind: 'bot', level };
}
