export { halvingSearch, TO_THE_END } from '../lookahead/halving-search.ts';
export { searchBot, type Thought } from '../lookahead/search-bot.ts';
export { firstSize, OUTPUTS, secondSize, type Weights } from '../network/weights.ts';
export { readWeights, rounded, type WeightsFile } from '../network/weights-file.ts';
export type { Knowledge, Value } from './knowledge.ts';
export type { BotQuestion } from './question.ts';
export { type Outcome, outcomeAmong, type Sight } from './sight.ts';
export { sharesBy, valueBot } from './value-bot.ts';
export { ValuePolicy } from './value-policy.ts';
