import type { Value } from '@ochre/search/value';
import { CLAIM_NONE, type Claim, type Lay } from '../../rules/action.ts';
import {
  claims,
  cloneState,
  layings,
  layTile,
  lieNumber,
  NO_TILE,
  placeFollower,
  type State,
  scoreComplete,
} from '../../rules/within.ts';

/** A whole turn: a laying and what is claimed with it. */
export interface Turn {
  /** None where the tile lies already. */
  readonly lay: Lay | undefined;
  readonly claim: Claim;
  /** The table after it. */
  readonly after: State;
  /** What that is worth to whoever takes the turn. */
  readonly value: number;
}

/** Every way to go on from here to the end of the turn, by one of these layings, with what it is worth. */
export function turnsFrom(
  state: State,
  judge: Value<State>,
  lays: readonly Lay[] = layings(state),
): Turn[] {
  if (state.phase === 'claim') return turnsOn(state, undefined, judge);
  return lays.flatMap((lay) => turnsOn(afterLaying(state, lay), lay, judge));
}

function turnsOn(laid: State, lay: Lay | undefined, judge: Value<State>): Turn[] {
  return claimsOn(laid).map((claim) => {
    const after = afterClaiming(laid, claim);
    return { lay, claim, after, value: judge.value(after, laid.player) };
  });
}

/** The table after the tile was laid, before anybody claims. */
export function afterLaying(state: State, { x, y, turn }: Lay): State {
  const after = cloneState(state);
  layTile(after.map, x, y, lieNumber(after.tile, turn), after.player);
  after.phase = 'claim';
  return after;
}

/** What can be claimed on a table where a tile was just laid: also nothing. */
export const claimsOn = (laid: State): readonly Claim[] =>
  laid.supply[laid.player] === 0 ? NOTHING : claims(laid);

const NOTHING: readonly Claim[] = [CLAIM_NONE];

/** The table after the turn, before the next tile is turned over. */
export function afterClaiming(laid: State, { on }: Claim): State {
  const after = withOwnPeople(laid);
  if (on !== 'none') placeFollower(after, on);
  scoreComplete(after, undefined);
  after.turn++;
  after.player = (after.player + 1) % after.rules.players;
  after.tile = NO_TILE;
  after.phase = after.bag.length === 0 ? 'over' : 'lay';
  return after;
}

/** A copy with the same tiles: no claim changes those. */
const withOwnPeople = (state: State): State => ({
  ...state,
  map: { ...state.map, people: state.map.people.slice(), keepers: state.map.keepers.slice() },
  supply: state.supply.slice(),
  followers: state.followers.slice(),
  points: state.points.slice(),
});
