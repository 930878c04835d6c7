import type { Grammar } from './grammar.ts';
import type { Verb } from './sentences.ts';

/** Who a story is about, and who reads it. */
export interface Readers {
  readonly seats: readonly { readonly name: string }[];
  /** The seat of who reads: they are spoken to. */
  readonly viewer?: number | undefined;
}

/** The same, and in which words. */
export interface Cast<Words extends Grammar = Grammar> extends Readers {
  readonly words: Words;
}

const yours: Verb = (you) => you;
const theirs: Verb = (_, they) => they;

export const verbOf = (player: number, { viewer }: Pick<Readers, 'viewer'>): Verb =>
  player === viewer ? yours : theirs;

export const nameOf = (player: number, { seats }: Pick<Readers, 'seats'>): string =>
  seats[player]?.name ?? `${player + 1}`;

/** A sentence of what a player does. */
export const sentenceOf = (player: number, doings: readonly string[], cast: Cast): string =>
  cast.words.story.sentence(player === cast.viewer ? undefined : nameOf(player, cast), doings);
