import type { Event } from '@ochre/stone-age/rules';
import { type Cast, sentenceOf, verbOf } from '@ochre/words';
import { sayDeed, sayNews } from '../words/sayings/say-event.ts';
import type { Words } from './in-words.ts';

/** What happened, as a sentence; undefined where another event of the same move says it better. */
export function sentence(event: Event, cast: Cast<Words>): string | undefined {
  if ('player' in event) {
    const deed = sayDeed(event, cast);
    return deed === undefined ? undefined : sentenceOf(event.player, [deed], cast);
  }
  if (event.type === 'round') return roundSentence(event, cast);
  return event.type === 'phase' ? phaseSentence(event.phase, cast.words) : sayNews(event, cast);
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** "Round 3: Heron begins."; alone, a round is a turn. */
export function roundSentence({ round, firstPlayer }: EventOf<'round'>, cast: Cast<Words>): string {
  const { table, telling } = cast.words;
  if (cast.seats.length === 1) return `${table.turn(round)}.`;
  const begins = telling.begins(verbOf(firstPlayer, cast));
  return `${table.round(round)}: ${sentenceOf(firstPlayer, [begins], cast)}`;
}

const phaseSentence = (phase: EventOf<'phase'>['phase'], { telling, phases }: Words): string =>
  telling.phase(NUMBERS[phase], phases[phase]);

/** The phases of a round. */
const NUMBERS = { place: 1, act: 2, feed: 3 };
