import { type Action, type ActionKind, type ActionOf, stoneAge } from '@ochre/stone-age/rules';

/** A legal move: the text that commits it, and what it says. */
export interface Move<Kind extends ActionKind = ActionKind> {
  readonly text: string;
  readonly action: ActionOf<Kind>;
}

/** Several parts of the page look at the same list, which can hold hundreds of payments. */
const read = new WeakMap<readonly string[], readonly Move[]>();

/** All legal moves, in the order of the list. */
export function movesIn(legal: readonly string[]): readonly Move[] {
  const known = read.get(legal);
  if (known !== undefined) return known;
  const moves = legal.map((text) => ({ text, action: stoneAge.parse(text) }));
  read.set(legal, moves);
  return moves;
}

/** The legal moves of one kind. */
export const movesOf = <Kind extends ActionKind>(
  kind: Kind,
  legal: readonly string[],
): Move<Kind>[] =>
  movesIn(legal).filter(({ action }) => action.kind === kind) as unknown as Move<Kind>[];

/** What a move that is chosen or looked at says. */
export const actionOf = (move: string | undefined): Action | undefined =>
  move === undefined ? undefined : stoneAge.parse(move);
