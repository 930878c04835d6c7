import type { WhyNot } from '@ochre/kernel';
import { type Action, type Claim, isFarAway, type Lay } from './action.ts';
import { lastTile } from './claiming.ts';
import { squareXY } from './extent.ts';
import { KIND_NAMES, LIES, leastTurn, lieNumber, type Segment } from './lies.ts';
import { featureOf, lieOf, squareAt, type TileMap } from './map.ts';
import { inTheWay } from './neighbours.ts';
import { holdersOf, type State } from './state.ts';
import { TILES } from './tiles.ts';
import type { Building } from './vocabulary.ts';

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;

/** The reason for a move that is not legal now. */
export function whyNot(state: State, action: Action, by: number | undefined): WhyNot {
  if (state.phase === 'over') return { rule: 'C6.1', message: 'The game is over.' };
  if (by !== undefined && by !== state.player) {
    return { rule: 'C2.2', message: `It is player ${state.player}'s turn.` };
  }
  if (state.phase === 'lay') {
    if (action.kind === 'lay') return whyNotThere(state, action);
    return { rule: 'C3.1', message: 'The tile must be laid first.' };
  }
  if (action.kind === 'claim') return whyNotClaim(state, action);
  return { rule: 'C4.1', message: 'The tile is laid: place a follower on it, or none.' };
}

function whyNotThere({ map, rules, tile }: State, { x, y, turn }: Lay): WhyNot {
  const square = isFarAway(x, y) ? -1 : squareAt(map, x, y);
  if (square === -1) {
    return {
      rule: 'C3.2',
      message: `No tile lies next to ${x},${y}: it must share a side with one.`,
    };
  }
  if (map.tileOn[square] !== -1) {
    return { rule: 'C3.2', message: `A tile lies at ${x},${y} already.` };
  }
  const { kinds } = LIES[lieNumber(tile, leastTurn(tile, turn))]!;
  const side = kinds.findIndex((kind, at) => {
    const asked = (map.needs[square]! >> (2 * at)) & 3;
    return asked !== 0 && asked !== kind;
  });
  if (side !== -1) {
    const [mine, theirs] = [kinds[side]!, (map.needs[square]! >> (2 * side)) & 3];
    return {
      rule: 'C3.2',
      message: `Its ${SIDE_NAMES[side]} side is ${aKind(mine)}, and would meet ${aKind(theirs)}.`,
    };
  }
  return besideBuilding(map, rules, square, TILES[tile]!.building!);
}

const aKind = (kind: number): string => `a ${KIND_NAMES[kind]}`;

const REASONS = {
  several: { rule: 'K4', said: 'that would be the second one next to it' },
  challenge: { rule: 'K5', said: 'it is under a challenge' },
  taken: { rule: 'K5', said: 'there is one beside it already' },
} as const;

function besideBuilding(
  map: TileMap,
  rules: State['rules'],
  square: number,
  kind: Building,
): WhyNot {
  const { why, building } = inTheWay(map, rules, kind, square)!;
  const tile = map.buildings[building]!;
  const [x, y] = squareXY(map, tile);
  const other = lieOf(map, tile).building!;
  const { rule, said } = REASONS[why];
  return { rule, message: `The ${other} at ${x},${y} is in the way of a ${kind}: ${said}.` };
}

function whyNotClaim({ map, rules }: State, { on }: Claim): WhyNot {
  const tile = lastTile(map);
  const { segments } = lieOf(map, tile);
  const at = segments.findIndex(({ names }) => names.some((name) => name === on));
  const segment = segments[at];
  if (segment === undefined) return { rule: 'C4.1', message: `The tile has no ${on}.` };
  if (segment.kind === 'field' && rules.farmers === 'none') {
    return { rule: 'C6.6', message: 'In this game no follower goes on a field.' };
  }
  return taken(map, map.firsts[tile]! + at, segment);
}

function taken(map: TileMap, number: number, { kind }: Segment): WhyNot {
  const people = map.people[featureOf(map, number)]!;
  const [holder] = holdersOf(people);
  const what = kind === 'field' ? 'farm' : kind;
  return { rule: 'C4.2', message: `The ${what} already holds a follower of player ${holder}.` };
}
