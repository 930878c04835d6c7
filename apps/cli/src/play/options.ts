import { dailyPlan } from '@ochre/host';
import { type Allowed, allowedWith, Refused, type SetupRequest } from '@ochre/kernel';
import type { Daily } from '@ochre/protocol/vocabulary';
import {
  checkNames,
  listOf,
  ME,
  type OptionForms,
  type Player,
  UserError,
  wholeNumber,
} from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { checkGame, gameTyped } from '../game-option.ts';
import { inLanguage, type ListedGame } from '../games.ts';
import { isForOne } from '../is-for-one.ts';
import { LANGUAGE_OPTION, languageTyped } from '../language.ts';
import { opponentTyped, usualOpponent } from '../opponents.ts';
import { SETUP_OPTIONS, setupRequest } from '../setup-options.ts';
import { checkAlone, dailyAskedFor } from './alone.ts';
import { checkSameForAll, today } from './daily.ts';

/** Which game is played, whoever plays it. */
export type Rules = Required<Pick<SetupRequest, 'modules' | 'options'>> &
  Pick<SetupRequest, 'variant'>;

/** What was asked for on the command line. */
export interface PlayOptions {
  readonly listed: ListedGame;
  /** Who plays; undefined when nothing was said about it. */
  readonly players: readonly Player[] | undefined;
  readonly names: readonly string[];
  readonly rules: Rules;
  /** Whether expansions were spoken of; those who were not asked would like to be. */
  readonly saysModules: boolean;
  readonly daily: Daily | undefined;
  /** Whose daily game is offered to those who are asked. */
  readonly today: string;
  readonly seed: string | undefined;
  readonly load: string | undefined;
  readonly noColor: boolean;
  readonly plain: boolean;
}

const FORMS = {
  ...SETUP_OPTIONS,
  ...LANGUAGE_OPTION,
  seats: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  names: { type: 'string' },
  daily: { type: 'boolean' },
  way: { type: 'string' },
  date: { type: 'string' },
  load: { type: 'string' },
  'no-color': { type: 'boolean' },
  plain: { type: 'boolean' },
} as const satisfies OptionForms;

type Values = ReturnType<typeof readArguments<typeof FORMS>>['values'];

/** The file that is to be loaded, where one is. */
export const fileToLoad = (args: readonly string[]): string | undefined =>
  checkedLoad(readArguments(args, FORMS).values);

/** `now` decides which daily game is today's; `loaded` is the game in the file to be loaded. */
export function readPlayOptions(
  args: readonly string[],
  now = new Date(),
  loaded?: ListedGame,
): PlayOptions {
  const { values } = readArguments(args, FORMS);
  checkSeed(values.seed);
  checkedLoad(values);
  if (loaded !== undefined) checkGame(values.game, loaded);
  const listed = inLanguage(loaded ?? gameTyped(values.game), languageTyped(values.lang));
  const daily = dailyAskedFor(listed, values, now);
  if (daily?.way === 'bots') checkSameForAll(values);
  const rules = rulesOf(listed, values, daily);
  const range = rangeOf(listed, values, rules);
  const isAlone = isForOne(listed.rules.meta, rules.variant);
  const players = isAlone
    ? [ME]
    : (whoPlaysDaily(listed, daily) ?? whoPlays({ listed, range }, values));
  return {
    listed,
    players,
    names: values.names === undefined ? [] : namesOf(values.names, players?.length ?? range[1]),
    rules,
    saysModules: values.modules !== undefined,
    daily,
    today: today(now),
    seed: values.seed,
    load: values.load,
    noColor: values['no-color'],
    plain: values.plain,
  };
}

type Range = Allowed['players'];

/** The game and how many may play it. */
interface Seating {
  readonly listed: ListedGame;
  readonly range: Range;
}

function rangeOf(
  { rules: { meta } }: ListedGame,
  { load }: Values,
  { modules, variant }: Rules,
): Range {
  // A saved game knows itself how many play.
  const all = load === undefined ? modules : Object.keys(meta.modules);
  return allowedWith(meta, all, variant).players;
}

function whoPlays(seating: Seating, values: Values): Player[] | undefined {
  const { seats, players, people, bots } = values;
  const count = players === undefined ? undefined : playersOf(seating, players);
  if (seats !== undefined) {
    if (people !== undefined || bots !== undefined) {
      throw new UserError('--seats says who plays; leave out --people and --bots.');
    }
    return seated(seating, seats, count);
  }
  if (count === undefined && people === undefined && bots === undefined) return undefined;
  return peopleAndBots(seating, { people, bots }, count);
}

/** Everybody has the same bots. */
function whoPlaysDaily({ rules }: ListedGame, daily: Daily | undefined): Player[] | undefined {
  if (daily === undefined) return undefined;
  const { seats } = dailyPlan(rules.meta, daily.way);
  return seats.map((seat) => (seat.kind === 'bot' ? seat.level : ME));
}

function playersOf(seating: Seating, text: string): number {
  if (moduleFor(seating, Number(text)) !== undefined) {
    checkCount(seating, '--players', Number(text));
  }
  return wholeNumber('--players', text, ...seating.range);
}

function seated(seating: Seating, text: string, count: number | undefined): Player[] {
  const seats = listOf(text).map((word) =>
    word.toLowerCase() === ME ? ME : opponentTyped(seating.listed, '--seats', word),
  );
  if (!seats.includes(ME)) {
    throw new UserError('--seats: at least one must be me; ochre simulate lets bots play alone.');
  }
  checkCount(seating, '--seats', seats.length);
  if (count !== undefined && count !== seats.length) {
    throw new UserError(`--players is ${count}, but --seats names ${seats.length}.`);
  }
  return seats;
}

/** People sit first. One bot's name is enough for all of them. */
function peopleAndBots(
  seating: Seating,
  { people, bots }: Pick<Values, 'people' | 'bots'>,
  count: number | undefined,
): Player[] {
  const { listed, range } = seating;
  const names = listOf(bots).map((word) => opponentTyped(listed, '--bots', word));
  const persons = people === undefined ? 1 : wholeNumber('--people', people, 1, range[1]);
  const total = count ?? Math.max(range[0], persons + names.length);
  checkCount(seating, '--people and --bots', total);
  if (persons > total || names.length > Math.max(1, total - persons)) {
    throw new UserError(
      `--players is ${total}, but --people ${persons}${names.length > 0 ? ` and --bots ${names.length}` : ''} make more.`,
    );
  }
  return [
    ...Array.from({ length: persons }, () => ME),
    ...Array.from(
      { length: total - persons },
      (_, at) => names[at] ?? names.at(-1) ?? usualOpponent(listed),
    ),
  ];
}

function checkCount(seating: Seating, option: string, count: number): void {
  const [least, most] = seating.range;
  if (count >= least && count <= most) return;
  const module = moduleFor(seating, count);
  const hint = module === undefined ? '' : ` ${count} play with --modules ${module}.`;
  throw new UserError(
    `${option}: ${count} would play, but ${least} to ${most} are allowed.${hint}`,
  );
}

/** The expansion with which so many may play who could not otherwise. */
function moduleFor({ listed, range }: Seating, count: number): string | undefined {
  if (count <= range[1]) return undefined;
  const modules = Object.entries(listed.rules.meta.modules);
  return modules.find(([, { players }]) => count <= players[1])?.[0];
}

const namesOf = (text: string, players: number): string[] => checkNames(text.split(','), players);

function checkSeed(seed: string | undefined): void {
  if (seed?.trim() === '') throw new UserError('--seed: at least one letter is expected.');
}

/** A saved game has its players, its secret and its rules already. */
function checkedLoad(values: Values): string | undefined {
  if (values.load === undefined) return undefined;
  if (values.load === '-') throw new UserError('--load: a file is expected, not standard input.');
  for (const option of LOADED) {
    if (isGiven(values[option])) throw new UserError(`--load brings its own --${option}.`);
  }
  return values.load;
}

const LOADED = [
  'players',
  'seed',
  'modules',
  'variant',
  'solo',
  'difficulty',
  'daily',
  'way',
  'date',
  'option',
] as const;

const isGiven = (value: Values[keyof Values]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** Modules, variant and rules options, as the game itself checks them. */
function rulesOf({ rules }: ListedGame, values: Values, daily: Daily | undefined): Rules {
  const { meta } = rules;
  const isAlone = values.solo || daily?.way === 'solo' || isForOne(meta, values.variant);
  if (isAlone) checkAlone(values);
  const { modules, variant, difficulty, option } = values;
  const request = setupRequest(
    meta,
    { modules, variant, solo: isAlone, difficulty, option },
    meta.players[0],
  );
  try {
    const { modules, variant, options } = rules.checkSetup(request);
    return { modules, ...(variant === undefined ? {} : { variant }), options };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new UserError(`--${error.message.replace(/^options\./, 'option: ')}.`);
  }
}
