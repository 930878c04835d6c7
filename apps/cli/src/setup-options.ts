import { aloneIn, type GameMeta, type SetupRequest } from '@ochre/kernel';
import {
  didYouMean,
  listOf,
  type OptionForms,
  UserError,
  wholeNumber,
  wrap,
} from '@ochre/terminal';
import { GAME_HELP, GAME_OPTION } from './game-option.ts';
import { isForOne } from './is-for-one.ts';
import { exampleOption, optionValue } from './option-words.ts';

/** What every command that starts games is told in the same way. */
export const SETUP_OPTIONS = {
  ...GAME_OPTION,
  players: { type: 'string' },
  modules: { type: 'string' },
  variant: { type: 'string' },
  solo: { type: 'boolean' },
  difficulty: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const satisfies OptionForms;

/** An option in the help, and what it does; each of `more` has a line of its own. */
export const helpLine = (option: string, words: string, more: readonly string[] = []): string =>
  [`  ${option.padEnd(20)}  ${words}`, ...more.map((line) => `${INDENT}${line}`)]
    .flatMap((line) => wrap(line, 90, INDENT))
    .join('\n');

const INDENT = ' '.repeat(24);

/** For commands that tell a game. */
export const LANGUAGE_HELP = helpLine(
  '--lang en|es|de',
  'English, Spanish or German; without it, the language of the system',
);

/** The same for every command, with the names of a game. */
export function setupHelp(meta: GameMeta): string {
  const modules = Object.keys(meta.modules);
  const variants = Object.keys(meta.variants);
  const alone = aloneIn(meta);
  const difficulties = difficultiesOf(meta);
  const lines = [
    helpLine('--players N', 'how many play'),
    modules.length > 0 && helpLine('--modules A,B', `expansions, as ${modules.join(',')}`),
    variants.length > 0 && helpLine('--variant NAME', `a variant: ${variants.join(', ')}`),
    alone && helpLine('--solo', `the game for one: --variant ${alone}, 1 player`),
    difficulties.length > 0 &&
      helpLine('--difficulty NAME', `of ${alone}: ${difficulties.join(', ')}`),
    helpLine('--option NAME=VALUE', `a rules option, as ${exampleOption(meta)}; may be repeated`),
    helpLine('--seed TEXT', 'the same seed gives the same cards, tiles and dice'),
  ];
  return GAME_HELP + lines.filter(Boolean).join('\n');
}

interface SetupValues {
  readonly players?: string | undefined;
  readonly modules?: string | undefined;
  readonly variant?: string | undefined;
  readonly solo?: boolean;
  readonly difficulty?: string | undefined;
  readonly option: readonly string[];
}

/** The request these options make; whether there is such a game, the game itself checks. */
export function setupRequest(meta: GameMeta, values: SetupValues, players: number): SetupRequest {
  const variant = variantOf(meta, values);
  const usual = isForOne(meta, variant) ? 1 : players;
  return {
    players: values.players === undefined ? usual : wholeNumber('--players', values.players, 1, 99),
    modules: listOf(values.modules),
    ...(variant === undefined ? {} : { variant }),
    options: {
      ...Object.fromEntries(values.option.map((text) => readOption(meta, text, values.option))),
      ...difficultyOf(meta, values),
    },
  };
}

function variantOf(meta: GameMeta, { solo, variant }: SetupValues): string | undefined {
  if (!solo) return variant;
  const alone = aloneIn(meta);
  if (alone === undefined) throw new UserError(`--solo: nobody plays ${meta.title} alone.`);
  if (variant === undefined || variant === alone) return alone;
  throw new UserError(`--solo is a variant itself: leave out --variant ${variant}.`);
}

/** The set-ups of the game for one; the usual one comes first. */
export function difficultiesOf(meta: GameMeta): string[] {
  const alone = aloneIn(meta);
  const options = alone === undefined ? undefined : meta.variants[alone]?.options;
  return (options?.difficulty ?? []).map(String);
}

/** A friendlier way to say `--option difficulty=NAME`. */
function difficultyOf(meta: GameMeta, values: SetupValues): { difficulty?: string } {
  const { difficulty, option } = values;
  if (difficulty === undefined) return {};
  if (!isForOne(meta, variantOf(meta, values))) {
    throw new UserError('--difficulty goes with --solo only.');
  }
  if (option.some((text) => text.startsWith('difficulty='))) {
    throw new UserError('--difficulty and --option difficulty say the same: leave one out.');
  }
  return { difficulty: difficultyNamed(difficulty, difficultiesOf(meta)) };
}

/** The name as the rules write it, or a `UserError` that says which there are. */
function difficultyNamed(text: string, names: readonly string[]): string {
  const found = names.find((name) => name.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const guess = didYouMean(text, names);
  throw new UserError(
    `--difficulty: "${text}" is not known.${guess} Allowed: ${names.join(', ') || 'none'}.`,
  );
}

function readOption(meta: GameMeta, text: string, all: readonly string[]): [string, unknown] {
  const [name, value, ...more] = text.split('=');
  if (!name || !value || more.length > 0) {
    throw new UserError(
      `--option: NAME=VALUE is expected, as ${exampleOption(meta)}, not "${text}".`,
    );
  }
  if (all.filter((other) => other.startsWith(`${name}=`)).length > 1) {
    throw new UserError(`--option ${name} is given twice.`);
  }
  return [name, optionValue(meta, name, value)];
}
