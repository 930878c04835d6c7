import {
  allowedWith,
  aloneIn,
  type GameMeta,
  type OptionValues,
  playersAgainstBots,
  type SetupRequest,
  usualLevel,
} from '@ochre/kernel';
import type { ClockPlan, Plan, SeatPlan } from '@ochre/match';
import { type HelpLevel, helpPlan } from '@ochre/protocol/vocabulary';

/** The page has so many seats to show. */
const MOST_SEATS = 5;

/** Every number of players that a game, a module or a variant of it allows. */
export function countsOf({ players, modules, variants }: GameMeta): number[] {
  const ranges = [players, ...[modules, variants].flatMap(Object.values).map((one) => one.players)];
  const [least, most] = [
    Math.min(...ranges.map(([from]) => from)),
    Math.max(...ranges.map(([, to]) => to)),
  ];
  return Array.from({ length: Math.min(most, MOST_SEATS) - least + 1 }, (_, at) => least + at);
}

/** All rules that can be chosen in a game; the value that stands without a choice comes first. */
export const rulesOf = ({ options, modules, variants }: GameMeta): OptionValues =>
  Object.assign(
    {},
    options,
    ...[modules, variants].flatMap(Object.values).map((one) => one.options),
  );
export type RuleValue = OptionValues[string][number];

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
export interface GameChoice {
  readonly game: string;
  /** Without one, the game as it is played together. */
  readonly variant?: string | undefined;
  readonly players: number;
  readonly modules: readonly string[];
  readonly rules: Readonly<Record<string, RuleValue>>;
  readonly seats: readonly SeatPlan[];
  /** Of people, by seat. */
  readonly names: readonly string[];
  readonly clock: ClockName;
  readonly isOpen: boolean;
  readonly help: HelpLevel;
}

const PERSON: SeatPlan = { kind: 'person' };
const NOBODY = ['', '', '', '', ''];

/** How somebody wants to begin. */
export type WayToPlay = 'bots' | 'around' | 'friends' | 'solo';

/** Good defaults for each way to begin. */
export function usualFor(meta: GameMeta, way: WayToPlay): GameChoice {
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(meta) };
  const isAmongPeople = way === 'around' || way === 'friends';
  const variant = way === 'solo' ? aloneIn(meta) : undefined;
  const [least, most] = allowedWith(meta, [], variant).players;
  const wanted = { bots: playersAgainstBots(meta), around: 2, friends: 3, solo: 1 }[way];
  return {
    game: meta.name,
    variant,
    players: Math.min(Math.max(wanted, least), most),
    modules: [],
    rules: {},
    seats: NOBODY.map((_, at) => (at === 0 || isAmongPeople ? PERSON : bot)),
    names: NOBODY,
    clock: 'none',
    isOpen: false,
    help: 'full',
  };
}

/** What the game is asked to be. */
export const requestOf = ({ variant, players, modules, rules }: GameChoice): SetupRequest => ({
  players,
  modules,
  ...(variant === undefined ? {} : { variant }),
  options: rules,
});

/** All that a table needs to begin. */
export const planOf = (choice: GameChoice): Plan => {
  const { players: _, ...setup } = requestOf(choice);
  return {
    game: choice.game,
    setup,
    seats: choice.seats.slice(0, choice.players),
    clock: CLOCKS[choice.clock],
    isOpen: choice.isOpen,
    ...helpPlan(choice.help),
  };
};
