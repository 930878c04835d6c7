/** What can be typed besides moves. */
export const COMMANDS = [
  { name: 'help', form: 'help rules', about: 'how to play; help alone, what can be typed' },
  {
    name: 'why',
    form: 'why place hut 2',
    about: 'whether a move is allowed, and by which rule not',
  },
  { name: 'board', form: 'board', about: 'draws the board again (so does Enter alone)' },
  { name: 'score', form: 'score', about: 'the scoring, line by line, if the game ended now' },
  { name: 'cards', form: 'cards', about: 'the cards and buildings on the board, and your own' },
  { name: 'card', form: 'card C05', about: 'what one card or building does; card2, building1 too' },
  { name: 'stacks', form: 'stacks', about: 'solo: the tiles and cards to come, in their order' },
  { name: 'log', form: 'log 30', about: 'what happened last' },
  { name: 'undo', form: 'undo', about: 'takes the last move back, if nothing new was seen since' },
  { name: 'save', form: 'save FILE', about: 'writes the game to a file; goes on with play --load' },
  { name: 'quit', form: 'quit', about: 'ends; asks before an unsaved game is lost' },
] as const;

export type CommandName = (typeof COMMANDS)[number]['name'];

/** Other words for some of them. */
const ALIASES = new Map<string, CommandName>([
  ['?', 'help'],
  ['exit', 'quit'],
]);

export const commandNamed = (word: string): CommandName | undefined =>
  ALIASES.get(word) ?? COMMANDS.find(({ name }) => name === word)?.name;
