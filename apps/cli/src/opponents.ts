import type { Setup } from '@ochre/kernel';
import type { Bot } from '@ochre/search';
import { UserError } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { DEFAULT_GAME, gameNamed, type ListedGame } from './games.ts';
import { wrap } from './play/terminal/width.ts';

const { game, bots } = gameNamed(DEFAULT_GAME)!;
const { levels } = game.meta;
const { opponents } = bots;

/** Levels for people, the weakest first. */
export const LEVEL_NAMES: readonly string[] = levels;
/** Bots with a way of their own. */
export const PERSONALITIES: readonly string[] = Object.keys(opponents).filter(
  (name) => !levels.includes(name),
);
export const OPPONENT_NAMES: readonly string[] = [...LEVEL_NAMES, ...PERSONALITIES];
/** Who plays when nothing is said about it. */
export const USUAL_OPPONENT = 'medium';

export const isOpponent = (name: string): boolean => OPPONENT_NAMES.includes(name);

export const aboutOpponent = (name: string): string => opponents[name]!;

/** A name as it was typed behind an option, or a `UserError` that says which there are. */
export function opponentTyped(option: string, word: string): string {
  const name = word.toLowerCase();
  if (isOpponent(name)) return name;
  const guess = didYouMean(word, OPPONENT_NAMES);
  throw new UserError(
    `${option}: "${word}" is no bot.${guess} Bots: ${OPPONENT_NAMES.join(', ')}.`,
  );
}

/** For the help of commands. */
export const OPPONENTS_HELP = `\
Bots:
${OPPONENT_NAMES.flatMap((name) => wrap(`  ${name.padEnd(20)}  ${aboutOpponent(name)}`, 80, ' '.repeat(24))).join('\n')}`;

/** Bots that are ready for a game. */
export interface Opponents {
  readonly byName: ReadonlyMap<string, Bot<unknown, unknown>>;
  /** What whoever plays against them should know, nothing twice. */
  readonly notes: readonly string[];
}

/** Makes bots ready, each once. */
export async function opponentsFor(
  { bots }: ListedGame,
  names: readonly string[],
  setup: Setup,
): Promise<Opponents> {
  const each = [...new Set(names)];
  const found = await Promise.all(each.map((name) => bots.opponentNamed(name, setup)));
  return {
    byName: new Map(each.map((name, at) => [name, found[at]!.bot])),
    notes: [...new Set(found.flatMap(({ note }) => note ?? []))],
  };
}
