import type { ListedGame } from '../games.ts';

export const howToType = ({ terminal, words }: ListedGame): string =>
  `${terminal.howToType} ${words.play.howToType}`;
