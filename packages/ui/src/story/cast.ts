import type { Grammar, Verb } from '@ochre/words';
import type { Seat } from '../seat.ts';

/** Who a story is about, who reads it, and in which words. */
export interface Cast<Words extends Grammar = Grammar> {
  readonly words: Words;
  readonly seats: readonly Pick<Seat, 'name' | 'tribe'>[];
  /** The seat of who reads: they are spoken to. */
  readonly viewer?: number | undefined;
}

/** Whether the same would be said. */
export const isSameCast = (one: Cast, other: Cast): boolean =>
  one === other ||
  (one.words === other.words &&
    one.viewer === other.viewer &&
    one.seats.length === other.seats.length &&
    one.seats.every(
      ({ name, tribe }, at) => name === other.seats[at]!.name && tribe === other.seats[at]!.tribe,
    ));

const yours: Verb = (you) => you;
const theirs: Verb = (_, they) => they;

export const verbOf = (player: number, { viewer }: Pick<Cast, 'viewer'>): Verb =>
  player === viewer ? yours : theirs;

export const nameOf = (player: number, { seats }: Cast): string =>
  seats[player]?.name ?? `${player + 1}`;

/** A sentence of what a player does. */
export const sentenceOf = (player: number, doings: readonly string[], cast: Cast): string =>
  cast.words.story.sentence(player === cast.viewer ? undefined : nameOf(player, cast), doings);
