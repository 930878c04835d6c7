import { Refused, type SetupRequest } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { type OptionForms, readArguments, wholeNumber } from '../arguments.ts';
import { UserError } from '../command.ts';
import { opponentTyped, USUAL_OPPONENT } from '../opponents.ts';
import { listOf, SOLO, setupRequest } from '../setup-options.ts';
import { mostPlayers } from './expansions.ts';
import { checkNames, FEWEST_PLAYERS, ME, MOST_PLAYERS, type Player } from './seats.ts';
import { dayOf } from './solo/daily.ts';
import { checkAlone, dayAskedFor } from './solo/options.ts';

/** Which game is played, whoever plays it. */
export type Rules = Required<Pick<SetupRequest, 'modules' | 'options'>> &
  Pick<SetupRequest, 'variant'>;

/** What was asked for on the command line. */
export interface PlayOptions {
  /** Who plays; undefined when nothing was said about it. */
  readonly players: readonly Player[] | undefined;
  readonly names: readonly string[];
  readonly rules: Rules;
  /** Whether expansions were spoken of; those who were not asked would like to be. */
  readonly saysModules: boolean;
  /** The day whose daily game is played. */
  readonly daily: string | undefined;
  /** Whose daily game is offered to those who are asked. */
  readonly today: string;
  readonly seed: string | undefined;
  readonly load: string | undefined;
  readonly noColor: boolean;
  readonly plain: boolean;
}

const FORMS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  names: { type: 'string' },
  seed: { type: 'string' },
  modules: { type: 'string' },
  variant: { type: 'string' },
  solo: { type: 'boolean' },
  difficulty: { type: 'string' },
  daily: { type: 'boolean' },
  date: { type: 'string' },
  option: { type: 'string', multiple: true },
  load: { type: 'string' },
  'no-color': { type: 'boolean' },
  plain: { type: 'boolean' },
} as const satisfies OptionForms;

type Values = ReturnType<typeof readArguments<typeof FORMS>>['values'];

/** `now` decides which daily game is today's. */
export function readPlayOptions(args: readonly string[], now = new Date()): PlayOptions {
  const { values } = readArguments(args, FORMS);
  checkSeed(values.seed);
  if (values.load !== undefined) checkLoad(values.load, values);
  const daily = dayAskedFor(values, now);
  const rules = rulesOf(values);
  const isSolo = rules.variant === SOLO;
  const most = mostSeats(values, rules);
  const players = isSolo ? [ME] : whoPlays(values, most);
  return {
    players,
    names: values.names === undefined ? [] : namesOf(values.names, players?.length ?? most),
    rules,
    saysModules: values.modules !== undefined,
    daily,
    today: dayOf(now),
    seed: values.seed,
    load: values.load,
    noColor: values['no-color'],
    plain: values.plain,
  };
}

function mostSeats({ load }: Values, { modules, variant }: Rules): number {
  // A saved game knows itself how many play.
  if (load !== undefined) return MOST_PLAYERS;
  return variant === SOLO ? 1 : mostPlayers(modules);
}

function whoPlays(values: Values, most: number): Player[] | undefined {
  const { seats, players, people, bots } = values;
  const count = players === undefined ? undefined : playersOf(players, most);
  if (seats !== undefined) {
    if (people !== undefined || bots !== undefined) {
      throw new UserError('--seats says who plays; leave out --people and --bots.');
    }
    return seated(seats, count, most);
  }
  if (count === undefined && people === undefined && bots === undefined) return undefined;
  return peopleAndBots(count, people, bots, most);
}

function playersOf(text: string, most: number): number {
  if (Number(text) === MOST_PLAYERS) checkCount('--players', MOST_PLAYERS, most);
  return wholeNumber('--players', text, FEWEST_PLAYERS, most);
}

function seated(text: string, count: number | undefined, most: number): Player[] {
  const seats = listOf(text).map((word) =>
    word.toLowerCase() === ME ? ME : opponentTyped('--seats', word),
  );
  if (!seats.includes(ME)) {
    throw new UserError('--seats: at least one must be me; ochre simulate lets bots play alone.');
  }
  checkCount('--seats', seats.length, most);
  if (count !== undefined && count !== seats.length) {
    throw new UserError(`--players is ${count}, but --seats names ${seats.length}.`);
  }
  return seats;
}

/** People sit first. One bot's name is enough for all of them. */
function peopleAndBots(
  count: number | undefined,
  people: string | undefined,
  bots: string | undefined,
  most: number,
): Player[] {
  const names = listOf(bots).map((word) => opponentTyped('--bots', word));
  const persons = people === undefined ? 1 : wholeNumber('--people', people, 1, most);
  const total = count ?? Math.max(FEWEST_PLAYERS, persons + names.length);
  checkCount('--people and --bots', total, most);
  if (persons > total || names.length > Math.max(1, total - persons)) {
    throw new UserError(
      `--players is ${total}, but --people ${persons}${names.length > 0 ? ` and --bots ${names.length}` : ''} make more.`,
    );
  }
  return [
    ...Array.from({ length: persons }, () => ME),
    ...Array.from(
      { length: total - persons },
      (_, at) => names[at] ?? names.at(-1) ?? USUAL_OPPONENT,
    ),
  ];
}

function checkCount(option: string, count: number, most: number): void {
  if (count >= FEWEST_PLAYERS && count <= most) return;
  const hint = count === MOST_PLAYERS ? ' Five play with --modules style.' : '';
  throw new UserError(
    `${option}: ${count} would play, but ${FEWEST_PLAYERS} to ${most} are allowed.${hint}`,
  );
}

const namesOf = (text: string, players: number): string[] => checkNames(text.split(','), players);

function checkSeed(seed: string | undefined): void {
  if (seed?.trim() === '') throw new UserError('--seed: at least one letter is expected.');
}

/** A saved game has its players, its secret and its rules already. */
function checkLoad(file: string, values: Values): void {
  if (file === '-') throw new UserError('--load: a file is expected, not standard input.');
  for (const option of LOADED) {
    if (isGiven(values[option])) throw new UserError(`--load brings its own --${option}.`);
  }
}

const LOADED = [
  'players',
  'seed',
  'modules',
  'variant',
  'solo',
  'difficulty',
  'daily',
  'date',
  'option',
] as const;

const isGiven = (value: Values[keyof Values]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** Modules, variant and rules options, as the game itself checks them. */
function rulesOf(values: Values): Rules {
  // Only the one-player game has a daily one.
  const isSolo = values.solo || values.daily || values.variant === SOLO;
  if (isSolo) checkAlone(values);
  const { modules, variant, difficulty, option } = values;
  const request = setupRequest(
    { modules, variant, solo: isSolo, difficulty, option },
    FEWEST_PLAYERS,
  );
  try {
    const { modules, variant, options } = stoneAge.checkSetup(request);
    return { modules, ...(variant === undefined ? {} : { variant }), options };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new UserError(`--${error.message.replace(/^options\./, 'option: ')}.`);
  }
}
