import type { BotWords } from './words.ts';

export const botsEn: BotWords = {
  novice: 'knows the rules and not much more',
  easy: 'has played before',
  medium: 'plays a sound game',
  hard: 'looks into its three best plans',
  expert: 'looks further ahead, within a second',
  random: 'plays any legal move',
  cardwood: 'grows, gathers wood and buys cards',
  buildings: 'builds whatever can be built',
  culture: 'collects symbols of culture',
  tools: 'makes tools, and lets tool makers count them',
  farmers: 'lives by its fields and its farmers',
  shamans: 'wants many people, and shamans for them',
  denier: 'takes what the next player needs most',
  starvation: 'lets its people starve while that is cheap, and grows huts',
  veteran: 'expert as it used to play',
  greedy: 'takes what is worth most by sound rules',
};
