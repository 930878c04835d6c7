import type { AnyTerminal } from '@ochre/terminal';

/** What can be typed besides moves, in every game. */
export const COMMAND_NAMES = [
  'help',
  'why',
  'board',
  'score',
  'log',
  'undo',
  'save',
  'quit',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** A command as help lists it. */
interface ListedCommand {
  readonly name: string;
  readonly form: string;
  readonly about: string;
}

/** Those of every game, with those of this one in their midst. */
export const commandsOf = ({ commands, exampleMove }: AnyTerminal): readonly ListedCommand[] => [
  { name: 'help', form: 'help rules', about: 'how to play; help alone, what can be typed' },
  {
    name: 'why',
    form: `why ${exampleMove}`,
    about: 'whether a move is allowed, and by which rule not',
  },
  { name: 'board', form: 'board', about: 'draws the board again (so does Enter alone)' },
  { name: 'score', form: 'score', about: 'the scoring, line by line, if the game ended now' },
  ...commands,
  { name: 'log', form: 'log 30', about: 'what happened last' },
  { name: 'undo', form: 'undo', about: 'takes the last move back, if nothing new was seen since' },
  { name: 'save', form: 'save FILE', about: 'writes the game to a file; goes on with play --load' },
  { name: 'quit', form: 'quit', about: 'ends; asks before an unsaved game is lost' },
];

/** Other words for some of them. */
const ALIASES: ReadonlyMap<string, CommandName> = new Map([
  ['?', 'help'],
  ['exit', 'quit'],
]);

/** The whole name of a command that was typed. */
export const commandTyped = (terminal: AnyTerminal, word: string): string | undefined =>
  ALIASES.get(word) ?? commandsOf(terminal).find(({ name }) => name === word)?.name;
