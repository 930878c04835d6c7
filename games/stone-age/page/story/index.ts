import { type ActionKind, type Event, stoneAge, turnsUp } from '@ochre/stone-age/rules';
import type { GameStory, Teller } from '@ochre/ui/game/game-story.ts';
import { goodOfRoll } from '../../words/sayings/rolls.ts';
import { type Deed, isIncome, type News, sayDeed, sayNews } from '../../words/sayings/say-event.ts';
import { frontWordsOf } from '../front.tsx';
import type { Words } from '../in-words.tsx';

/** Moves that answer what the same player's move before them has asked: both are one line. */
const ANSWERS: readonly ActionKind[] = [
  'tools',
  'take',
  'gain',
  'extra',
  'pick',
  'roll',
  'tool',
  'draw',
  'feed',
  'starve',
  'offer',
];

/** How the events of Stone Age make a story: a chapter is a round, its parts are the phases. */
export const story: GameStory<Event> = {
  isAnswer: (move) => ANSWERS.includes(stoneAge.parse(move).kind),
  playersOf: (event) => ('player' in event ? [event.player] : []),
  chapterOf: (event) => (event.type === 'round' ? event.round : undefined),
  headingOf: (event) => (event.type === 'phase' ? event.phase : undefined),
  // What comes in every round has nothing to do with the move before it.
  standsApart: (event) => 'player' in event && isIncome(event),
  turnsUp,
  isInVain: isRolledInVain,
};

/** Whether dice for a good were rolled that brought none. */
function isRolledInVain(deeds: readonly Event[]): boolean {
  const roll = deeds.findLastIndex(
    (deed) => deed.type === 'rolled' && goodOfRoll(deed.for) !== undefined,
  );
  const after = deeds.slice(roll);
  return roll >= 0 && !after.some(({ type }) => type === 'gained' || type === 'noRoom');
}

/** Says it in these words. */
export const tellerIn = (words: Words): Teller<Event> => ({
  deeds: (events, _, readers) =>
    events.flatMap((event) => sayDeed(event as Deed, { ...readers, words }) ?? []),
  news: (event, readers) => sayNews(event as News, { ...readers, words }),
  heading: (phase) => words.phases[phase as keyof Words['phases']],
  chapter: (round, players) => (players === 1 ? words.table.turn(round) : words.table.round(round)),
  inVain: (verb) => words.story.does.gainedNothing(verb),
  bot: (name) => frontWordsOf(words).bots[name] ?? name,
});
