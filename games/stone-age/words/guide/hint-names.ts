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
] as const;
export type HintName = (typeof HINT_NAMES)[number];

/** After this one the game goes on without the guide. */
export const LAST_HINT: HintName = 'help';
