import { type Action, isFarAway, type Lay } from './action.ts';
import { lastTile } from './claiming.ts';
import { squareXY } from './extent.ts';
import { KIND_NAMES, LIES, leastTurn, lieNumber } from './lies.ts';
import { featureOf, lieOf, squareAt } from './map.ts';
import { type InTheWay, inTheWay } from './neighbours.ts';
import { holdersOf, type State } from './state.ts';
import { TILES } from './tiles.ts';
import {
  type Building,
  type SegmentKind,
  type SegmentName,
  SIDES,
  type Side,
} from './vocabulary.ts';

/** Why a move is not legal, as facts: whoever tells it has the words. */
export type Reason =
  /** C6.1 */
  | { readonly type: 'over' }
  /** C2.2: it is this player's turn. */
  | { readonly type: 'turn'; readonly player: number }
  /** C3.1 */
  | { readonly type: 'layFirst' }
  /** C4.1: the tile is laid. */
  | { readonly type: 'claimNow' }
  /** C3.2: no tile is next to the square. */
  | { readonly type: 'alone'; readonly x: number; readonly y: number }
  /** C3.2: there is one on it. */
  | { readonly type: 'occupied'; readonly x: number; readonly y: number }
  /** C3.2: sides that do not match what they would touch. */
  | { readonly type: 'sides'; readonly sides: readonly [Mismatch, ...Mismatch[]] }
  /** K4, K5: a building that is in the way of the one on the tile. */
  | {
      readonly type: 'building';
      readonly why: InTheWay;
      readonly building: Building;
      readonly x: number;
      readonly y: number;
      readonly laid: Building;
    }
  /** C4.1: the tile has no such segment, and no such building; it has these. */
  | { readonly type: 'absent'; readonly on: SegmentName; readonly has: readonly SegmentName[] }
  /** C6.6 */
  | { readonly type: 'noFarmers' }
  /** C4.2: those who have most followers in it. */
  | {
      readonly type: 'held';
      readonly feature: JoinedFeature;
      readonly holders: readonly number[];
    };

/** What segments of several tiles come to be. */
export type JoinedFeature = 'city' | 'road' | 'farm';

/** A side as the tile would lie, what it has there, and what it would touch. */
export interface Mismatch {
  readonly side: Side;
  readonly has: SegmentKind;
  readonly meets: SegmentKind;
}

/** The reason against a move that is not legal now. */
export function reasonAgainst(state: State, action: Action, by?: number): Reason {
  const { phase, player } = state;
  if (phase === 'over') return { type: 'over' };
  if (by !== undefined && by !== player) return { type: 'turn', player };
  if (action.kind === 'lay') {
    return phase === 'lay' ? againstLaying(state, action) : { type: 'claimNow' };
  }
  // None is always allowed, once a tile lies.
  if (phase === 'lay' || action.on === 'none') return { type: 'layFirst' };
  return againstClaim(state, action.on);
}

function againstLaying({ map, rules, tile }: State, { x, y, turn }: Lay): Reason {
  const square = isFarAway(x, y) ? -1 : squareAt(map, x, y);
  if (square === -1) return { type: 'alone', x, y };
  if (map.tileOn[square] !== -1) return { type: 'occupied', x, y };
  const { kinds } = LIES[lieNumber(tile, leastTurn(tile, turn))]!;
  const [first, ...more] = mismatches(kinds, map.needs[square]!);
  if (first !== undefined) return { type: 'sides', sides: [first, ...more] };
  const laid = TILES[tile]!.building!;
  const { why, building } = inTheWay(map, rules, laid, square)!;
  const there = map.buildings[building]!;
  const [atX, atY] = squareXY(map, there);
  return { type: 'building', why, building: lieOf(map, there).building!, x: atX, y: atY, laid };
}

function mismatches(kinds: readonly number[], needs: number): Mismatch[] {
  return SIDES.flatMap((side, at) => {
    const [has, meets] = [KIND_NAMES[kinds[at]!], KIND_NAMES[(needs >> (2 * at)) & 3]];
    return has && meets && has !== meets ? [{ side, has, meets }] : [];
  });
}

function againstClaim({ map, rules }: State, on: SegmentName): Reason {
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  const at = segments.findIndex(({ names }) => names.some((name) => name === on));
  const segment = segments[at];
  if (segment === undefined) {
    const has = [
      ...segments.map(({ name }) => name),
      ...(building === undefined ? [] : [building]),
    ];
    return { type: 'absent', on, has };
  }
  const { kind } = segment;
  if (kind === 'field' && rules.farmers === 'none') return { type: 'noFarmers' };
  const holders = holdersOf(map.people[featureOf(map, map.firsts[tile]! + at)]!);
  return { type: 'held', feature: kind === 'field' ? 'farm' : kind, holders };
}
