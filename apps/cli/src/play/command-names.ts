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
