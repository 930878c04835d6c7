import type { GameStory, Readers, Teller } from '@ochre/ui/game/game-story.ts';
import type { Event } from '../../rules/index.ts';
import { sayEvent, tellEvent } from '../../words/say-event.ts';
import type { Words } from '../in-words.tsx';

/** How Carcassonne is told. */
export const story: GameStory<Event> = {
  isAnswer: (move) => move.startsWith('claim'),
  chapterOf: () => undefined,
  headingOf: () => undefined,
  standsApart: ({ type }) => type === 'scored' || type === 'challengeLost',
  turnsUp: ({ type }) => type === 'turned' || type === 'removed',
  isInVain: () => false,
};

/** Carcassonne in the reader's words. */
export function tellerIn(words: Words): Teller<Event> {
  const castOf = (readers: Readers) => ({ ...readers, words });
  return {
    deed: (event, readers) => tellEvent(event, castOf(readers))[0]?.does,
    news: (event, readers) => sayEvent(event, castOf(readers)) ?? '',
    heading: (name) => name,
    chapter: (number) => words.board.turn(number),
    inVain: () => '',
    bot: (name) => words.bots[name as keyof Words['bots']] ?? name,
  };
}
