import type { SetupRequest } from '@ochre/kernel';
import type { ClockPlan, Plan, SeatPlan } from '@ochre/match';
import { meta } from '@ochre/stone-age/meta';

export const LEVELS = meta.levels;
export const PERSONALITIES = meta.personalities;

/** What the page can ask for. What of it goes together, the game says. */
export const COUNTS = [1, 2, 3, 4, 5] as const;
export type Module = keyof typeof meta.modules;
export const MODULES = Object.keys(meta.modules) as Module[];
export const VARIANTS = ['together', 'solo'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Rules that can be chosen; the value that stands without a choice comes first. */
export const RULES = {
  ...meta.options,
  ...meta.modules.style.options,
  ...meta.variants.solo.options,
} as const;
export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as RuleName[];
export type RuleValue = (typeof RULES)[RuleName][number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const CLOCKS = {
  none: { kind: 'none' },
  half: { kind: 'game', time: 30 * MINUTE, increment: 0 },
  growing: { kind: 'game', time: 10 * MINUTE, increment: MINUTE / 3 },
  turn: { kind: 'turn', time: 2 * MINUTE },
  day: { kind: 'turn', time: DAY },
  days: { kind: 'turn', time: 3 * DAY },
} as const satisfies Readonly<Record<string, ClockPlan>>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** What somebody chose. There are always five seats, so that who left the table can come back. */
export interface Choice {
  readonly variant: Variant;
  readonly players: number;
  readonly modules: readonly Module[];
  readonly rules: Readonly<Partial<Record<RuleName, RuleValue>>>;
  readonly seats: readonly SeatPlan[];
  /** Of people, by seat. */
  readonly names: readonly string[];
  readonly clock: ClockName;
  readonly isOpen: boolean;
  readonly hidesOdds: boolean;
}

const PERSON: SeatPlan = { kind: 'person' };
const BOT: SeatPlan = { kind: 'bot', level: 'medium' };
const NOBODY = ['', '', '', '', ''];

const usual = (seats: readonly SeatPlan[], changes: Partial<Choice> = {}): Choice => ({
  variant: 'together',
  players: 4,
  modules: [],
  rules: {},
  seats,
  names: NOBODY,
  clock: 'none',
  isOpen: false,
  hidesOdds: false,
  ...changes,
});

/** Good defaults for each way to begin. */
export const USUAL = {
  bots: usual([PERSON, BOT, BOT, BOT, BOT]),
  around: usual([PERSON, PERSON, PERSON, PERSON, PERSON], { players: 2 }),
  friends: usual([PERSON, PERSON, PERSON, PERSON, PERSON], { players: 3 }),
  solo: usual([PERSON, BOT, BOT, BOT, BOT], { variant: 'solo', players: 1 }),
} as const;
export type Way = keyof typeof USUAL;

/** What the game is asked to be. */
export const requestOf = ({ variant, players, modules, rules }: Choice): SetupRequest => ({
  players,
  modules,
  ...(variant === 'together' ? {} : { variant }),
  options: rules,
});

/** All that a table needs to begin. */
export const planOf = (choice: Choice): Plan => {
  const { players: _, ...setup } = requestOf(choice);
  return {
    game: 'stone-age',
    setup,
    seats: choice.seats.slice(0, choice.players),
    clock: CLOCKS[choice.clock],
    isOpen: choice.isOpen,
    hidesOdds: choice.hidesOdds,
  };
};
