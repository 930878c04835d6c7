// What tests of the page around the games need of a whole one.
export { nameOfCard, nameOfTile } from '../../words/name-cards.ts';
export { InWords, type Words } from '../in-words.tsx';
export { newBoard, type PlayedMove, randomGame } from '../motion/testing/random-game.ts';
export { tellerIn } from '../story/index.ts';
export { LANGUAGES as STONE_AGE_WORDS } from './all-words.ts';
