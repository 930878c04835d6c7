import type { SetupRequest } from '@ochre/kernel';
import { type OptionForms, wholeNumber } from './arguments.ts';
import { UserError } from './command.ts';
import { difficultyNamed } from './difficulties.ts';

/** What every command that starts games is told in the same way. */
export const SETUP_OPTIONS = {
  players: { type: 'string' },
  modules: { type: 'string' },
  variant: { type: 'string' },
  solo: { type: 'boolean' },
  difficulty: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
} as const satisfies OptionForms;

export const SETUP_HELP = `\
  --players N           how many play
  --modules A,B         expansions, as style,huts
  --variant NAME        a variant: solo
  --solo                the game for one: --variant solo, 1 player
  --difficulty NAME     of solo: standard, easier1, easier2, harderTiles, harderCards
  --option NAME=VALUE   a rules option, as diceFirst=buyer; may be repeated
  --seed TEXT           the same seed gives the same cards and dice`;

interface SetupValues {
  readonly players?: string | undefined;
  readonly modules?: string | undefined;
  readonly variant?: string | undefined;
  readonly solo?: boolean;
  readonly difficulty?: string | undefined;
  readonly option: readonly string[];
}

/** The variant for one player. */
export const SOLO = 'solo';

/** The request these options make; whether there is such a game, the game itself checks. */
export function setupRequest(values: SetupValues, players: number): SetupRequest {
  const variant = variantOf(values);
  const usual = variant === SOLO ? 1 : players;
  return {
    players: values.players === undefined ? usual : wholeNumber('--players', values.players, 1, 99),
    modules: listOf(values.modules),
    ...(variant === undefined ? {} : { variant }),
    options: { ...Object.fromEntries(values.option.map(readOption)), ...difficultyOf(values) },
  };
}

function variantOf({ solo, variant }: SetupValues): string | undefined {
  if (!solo) return variant;
  if (variant === undefined || variant === SOLO) return SOLO;
  throw new UserError(`--solo is a variant itself: leave out --variant ${variant}.`);
}

/** A friendlier way to say `--option difficulty=NAME`. */
function difficultyOf(values: SetupValues): { difficulty?: string } {
  const { difficulty, option } = values;
  if (difficulty === undefined) return {};
  if (variantOf(values) !== SOLO) throw new UserError('--difficulty goes with --solo only.');
  if (option.some((text) => text.startsWith('difficulty='))) {
    throw new UserError('--difficulty and --option difficulty say the same: leave one out.');
  }
  return { difficulty: difficultyNamed(difficulty) };
}

/** `a,b` as a list; nothing as an empty one. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false };

function readOption(text: string, at: number, all: readonly string[]): [string, unknown] {
  const [name, value, ...more] = text.split('=');
  if (!name || !value || more.length > 0) {
    throw new UserError(`--option: NAME=VALUE is expected, as diceFirst=buyer, not "${text}".`);
  }
  if (all.findIndex((other) => other.startsWith(`${name}=`)) !== at) {
    throw new UserError(`--option ${name} stands there twice.`);
  }
  return [name, Object.hasOwn(TRUTH, value) ? TRUTH[value] : value];
}
