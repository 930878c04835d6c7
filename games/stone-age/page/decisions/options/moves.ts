import { type ActionKind, type ActionOf, stoneAge } from '@ochre/stone-age/rules';

/** A legal move: the text that commits it, and what it says. */
export interface Move<Kind extends ActionKind> {
  readonly text: string;
  readonly action: ActionOf<Kind>;
}

/** The legal moves of one kind, in the order of the list. */
export const movesOf = <Kind extends ActionKind>(
  kind: Kind,
  legal: readonly string[],
): Move<Kind>[] =>
  legal
    .filter((text) => text.split(' ', 1)[0] === kind)
    .map((text) => ({ text, action: stoneAge.parse(text) as ActionOf<Kind> }));
