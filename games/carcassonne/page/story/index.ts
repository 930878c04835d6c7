import type { GameStory, Teller } from '@ochre/ui/game/game-story.ts';
import type { Event } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';
import { sayDeeds, sayDrawn, sayNews } from './say-deeds.ts';

/** So many turns make a chapter: with a heading for each round there would be more headings than news. */
const TURNS_OF_A_CHAPTER = 10;

/** How Carcassonne is told: a turn is a line, with what it brought to who laid the tile. */
export const story: GameStory<Event> = {
  isAnswer: (move) => move.startsWith('claim'),
  playersOf(event) {
    switch (event.type) {
      case 'over':
        return [];
      case 'scored':
        return event.players;
      case 'challengeLost':
        return [...new Set([event.winner, event.player])];
      default:
        return [event.player];
    }
  },
  chapterOf: (event) =>
    event.type === 'turned' && event.turn % TURNS_OF_A_CHAPTER === 1 ? event.turn : undefined,
  headingOf: () => undefined,
  // What the end counts has nothing to do with the last tile.
  standsApart: (event) => event.type === 'scored' && !event.isComplete,
  // Who laid a tile may not have seen all that it brings.
  turnsUp: ({ type }) => type === 'scored' || type === 'removed' || type === 'challengeLost',
  isInVain: () => false,
};

/** Carcassonne in the reader's words. */
export const tellerIn = (words: Words): Teller<Event> => ({
  deeds: (events, player, readers) => sayDeeds(events, player, { ...readers, words }),
  drew: (event, player, readers) => sayDrawn(event, player, { ...readers, words }),
  news: (event, readers) => sayNews(event, { ...readers, words }),
  heading: (name) => name,
  chapter: (turn) => words.story.fromTurn(turn),
  inVain: () => '',
  bot: (name) => words.bots[name as keyof Words['bots']] ?? name,
});
