/** What tests of the shell need of the page. */
export { tellerIn } from '../story/index.ts';
export { LANGUAGES } from './all-words.ts';
export { randomGame } from './random-game.ts';
