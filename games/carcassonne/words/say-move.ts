import { byKind, type PerKind } from '@ochre/kernel';
import { begun } from '@ochre/words';
import {
  type Action,
  type Continued,
  carcassonne,
  continuedBy,
  type Lay,
  type Lie,
  lieNamed,
  type SegmentName,
  SIDES,
  type Snapshot,
  stateOf,
} from '../rules/index.ts';
import { directionOf } from './direction-of.ts';
import type { Words } from './index.ts';
import { standingOf } from './names.ts';

/** A move of who must decide: "Extend your city; 2 north and 1 west of the start". */
export const sayMove = (view: Snapshot, move: string, words: Words): string =>
  begun(byKind(SAYINGS, carcassonne.parse(move), view, words));

/** One saying per kind: a move without words does not compile. */
const SAYINGS: PerKind<Action, [view: Snapshot, words: Words], string> = {
  lay: (lay, view, words) =>
    [sayDeeds(lay, view, words), sayWhere(lay, words), ...sayFacing(lay, view, words)].join('; '),
  claim: ({ on }, view, words) =>
    on === 'none' ? words.moves.claims.none : sayClaim(on, view, words),
};

/** What it brings to the land, and does to what lies there. */
function sayDeeds(lay: Lay, view: Snapshot, { moves }: Words): string {
  const { building } = lieNamed(view.tile!, lay.turn);
  const built = building === undefined ? [] : [moves.lays[building]];
  const deeds = continuedBy(view, lay, view.decision?.player ?? 0).map((one) =>
    sayDeed(one, moves),
  );
  const said = [...new Set([...built, ...deeds])];
  return said.length === 0 ? moves.lays.tile : said.join(', ');
}

function sayDeed(one: Continued, { features, ...moves }: Words['moves']): string {
  const { deed, kind, whose } = one;
  switch (deed) {
    case 'besides':
      return moves.besides[whose === 'yours' ? 'yours' : 'theirs'][kind];
    case 'extends':
      return moves.extends[kind](features[whose][kind]);
    case 'closes':
    case 'joins':
      return moves[deed](features[whose][kind]);
  }
}

/** Squares have no names, so they are counted from the start tile. */
function sayWhere({ x, y }: Lay, { moves, and }: Words): string {
  const { n, e, s, w } = moves.steps;
  const across = x === 0 ? [] : [x > 0 ? e(x) : w(-x)];
  const down = y === 0 ? [] : [y > 0 ? s(y) : n(-y)];
  return moves.fromTheStart(and([...down, ...across]));
}

/** How the tile is turned, where it fits in several ways: by its cities, or else by its roads. */
function sayFacing(lay: Lay, view: Snapshot, words: Words): string[] {
  const there = carcassonne
    .legalActions(stateOf(view))
    .filter((other) => other.kind === 'lay' && other.x === lay.x && other.y === lay.y);
  if (there.length < 2) return [];
  const lie = lieNamed(view.tile!, lay.turn);
  const [cities, roads] = [sidesOf(lie, 'city'), sidesOf(lie, 'road')];
  const [kind, sides] = cities.length > 0 ? (['city', cities] as const) : ['road' as const, roads];
  const names = sides.map((side) => words.shows.side[SIDES[side]!]);
  return [words.moves.facing(words.segments[kind], words.and(names))];
}

const sidesOf = ({ segments }: Lie, kind: 'city' | 'road'): readonly number[] =>
  segments.flatMap((segment) => (segment.kind === kind ? segment.sides : [])).sort();

/** By where it is, if the tile has several of the kind. */
function sayClaim(on: SegmentName, { board }: Snapshot, { moves }: Words): string {
  const said = moves.claims[standingOf(on)];
  const { tile, rotation } = board.at(-1)!;
  const { segments } = lieNamed(tile, rotation);
  const claimed = segments.find(({ name }) => name === on);
  const others = segments.filter((one) => one !== claimed && one.kind === claimed?.kind);
  const direction = claimed && directionOf(claimed.names);
  if (claimed === undefined || direction === undefined || others.length === 0) return said;
  const isAlone = others.every(({ names }) => directionOf(names) !== direction);
  return isAlone || claimed.cities.length === 0
    ? `${said} ${moves.inThe[direction]}`
    : `${said} ${moves.byTheCity}`;
}
