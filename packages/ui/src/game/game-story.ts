import type { Readers as AnyReaders, Verb } from '@ochre/words';
import type { Seat } from '../seat.ts';

/** Who a story is about, in their colours, and who reads it. */
export interface Readers extends AnyReaders {
  readonly seats: readonly Pick<Seat, 'name' | 'tribe'>[];
}

/** How the events of a game make a story. */
export interface GameStory<Event> {
  /** Whether a move answers what the same player's move before it has asked: both are one line. */
  isAnswer(move: string): boolean;
  /** In whose lines an event is told, each once; nobody's for what happens by itself. */
  playersOf(event: Event): readonly number[];
  /** The number of the chapter that begins with an event. */
  chapterOf(event: Event): number | undefined;
  /** The part of a chapter that begins with an event. */
  headingOf(event: Event): string | undefined;
  /** Whether something is a line of its own, whatever its player did before. */
  standsApart(event: Event): boolean;
  /** Whether something came to light that nobody chose: dice, a card, a tile. */
  turnsUp(event: Event): boolean;
  /** Whether nothing came of what was done. */
  isInVain(deeds: readonly Event[]): boolean;
}

/** Says what happened in a game, in the reader's language. */
export interface Teller<Event> {
  /** What a player did, each without their name; nothing of what another event of them says. */
  deeds(events: readonly Event[], player: number, readers: Readers): readonly string[];
  /** What came to light for a player and stands in no line of the log: what they drew. Without their name. */
  drew?(event: Event, player: number, readers: Readers): string | undefined;
  /** What happened by itself, as a sentence. */
  news(event: Event, readers: Readers): string;
  heading(name: string): string;
  chapter(number: number, players: number): string;
  inVain(verb: Verb): string;
  /** What a bot is called. */
  bot(name: string): string;
}
