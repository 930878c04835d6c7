/** What the guide has to say, in the order in which it is said where more than one thing fits. */
export const HINT_NAMES = [
  'tribe',
  'goal',
  'endTurn',
  'placing',
  'gathering',
  'tools',
  'pick',
  'paying',
  'using',
  'yields',
  'fed',
  'hungry',
  'newRound',
  'others',
  'village',
  'cards',
  'buildings',
  'ending',
  'help',
  'moreTools',
  'hunger',
  'sets',
  'multipliers',
  'timing',
  'onYourOwn',
] as const;
export type HintName = (typeof HINT_NAMES)[number];

/** Of each lesson: after this one the game goes on without the guide. */
export const LAST_HINTS = { first: 'help', second: 'onYourOwn' } as const satisfies Readonly<
  Record<'first' | 'second', HintName>
>;
