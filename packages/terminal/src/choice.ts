/** Something that can be chosen at a decision, with all the moves it may become. */
export interface Choice {
  /** The words of the move that are decided by it: `place forest`, `buy card1`. */
  readonly words: string;
  /** What stands for it in a list: `forest`, `buy card1`. */
  readonly label: string;
  /** What it costs or brings. */
  readonly note: string;
  /** One: it is made at once. Several: the question in `ask` comes first. */
  readonly options: readonly Option[];
  readonly ask: string;
  /** The number to choose it by, where that is not its place in the list. */
  readonly number?: number;
}

export interface Option {
  /** The whole move, as text. */
  readonly move: string;
  readonly label: string;
  readonly note: string;
}

/** The number that stands in front of a choice, or of an option, which never has its own. */
export const numberOf = (one: Choice | Option, at: number): number =>
  ('number' in one ? one.number : undefined) ?? at + 1;

/** A choice that is one move. */
export const single = (move: string, label: string, note: string): Choice => ({
  words: move,
  label,
  note,
  options: [{ move, label, note }],
  ask: '',
});
