import { byKind, type PerKind, type Setup } from '@ochre/kernel';
import type { Bot, Caveat } from '@ochre/search';
import { didYouMean, UserError, wrap } from '@ochre/terminal';
import type { ListedGame } from './games.ts';
import type { PlayWords } from './words/play/words.ts';

/** Levels for people, the weakest first. */
export const levelsOf = ({ rules }: ListedGame): readonly string[] => rules.meta.levels;

/** Bots with a way of their own. */
export const personalitiesOf = (listed: ListedGame): string[] =>
  Object.keys(listed.bots.opponents).filter((name) => !levelsOf(listed).includes(name));

export const opponentNames = (listed: ListedGame): string[] => [
  ...levelsOf(listed),
  ...personalitiesOf(listed),
];

/** Who plays when nothing is said about it: of the levels the one in the middle. */
export function usualOpponent(listed: ListedGame): string {
  const levels = levelsOf(listed);
  return levels[Math.floor((levels.length - 1) / 2)] ?? quickOpponent(listed);
}

/** Who plays many games: quick, and never at a loss. */
export const quickOpponent = ({ rules }: ListedGame): string =>
  rules.meta.understudies.at(-1) ?? 'random';

export const isOpponent = (listed: ListedGame, name: string): boolean =>
  Object.hasOwn(listed.bots.opponents, name);

/** How a bot plays. */
export const aboutOpponent = ({ terminal }: ListedGame, name: string): string =>
  terminal.bots[name]?.about ?? '';

/** For the examples of commands, which play many games: nobody who looks ahead. */
export const exampleOpponents = (listed: ListedGame): string[] =>
  opponentNames(listed)
    .filter((name) => !listed.bots.lookAhead.includes(name))
    .reverse();

/** A name as it was typed behind an option, or a `UserError` that says which there are. */
export function opponentTyped(listed: ListedGame, option: string, word: string): string {
  const name = word.toLowerCase();
  if (isOpponent(listed, name)) return name;
  const names = opponentNames(listed);
  const guess = didYouMean(word, names);
  throw new UserError(`${option}: there is no bot "${word}".${guess} Bots: ${names.join(', ')}.`);
}

/** For the help of commands. */
export const opponentsHelp = (listed: ListedGame): string =>
  [
    'Bots:',
    ...opponentNames(listed).flatMap((name) =>
      wrap(`  ${name.padEnd(20)}  ${aboutOpponent(listed, name)}`, 80, ' '.repeat(24)),
    ),
  ].join('\n');

/** Bots that are ready for a game. */
export interface Opponents {
  botNamed(name: string): Bot<unknown, unknown>;
  /** What whoever plays against them should know, nothing twice. */
  readonly notes: readonly string[];
}

const CAVEATS: PerKind<Caveat, [words: PlayWords['caveats']], string> = {
  untrained: ({ name, plays }, words) => words.untrained(name, plays),
  trainedFor: ({ name, game }, words) => words.trainedFor(name, game),
};

/** What whoever plays against a bot should know. */
export const caveatInWords = (caveat: Caveat, { caveats }: PlayWords): string =>
  byKind(CAVEATS, caveat, caveats);

/** Makes bots ready, each once. */
export async function opponentsFor(
  { bots, words }: ListedGame,
  names: readonly string[],
  setup: Setup,
): Promise<Opponents> {
  const each = [...new Set(names)];
  const found = await Promise.all(
    each.map(async (name) => ({ name, ...(await bots.opponentNamed(name, setup)) })),
  );
  return {
    botNamed(name) {
      const one = found.find((opponent) => opponent.name === name);
      if (one === undefined) throw new Error(`The bot "${name}" was not made ready.`);
      return one.bot;
    },
    notes: [
      ...new Set(
        found.flatMap(({ caveat }) => (caveat ? [caveatInWords(caveat, words.play)] : [])),
      ),
    ],
  };
}
