import type { Listen } from '@ochre/kernel';
import type { Claim, Lay } from './action.ts';
import { opponentOf } from './challenges.ts';
import { canClaim, lastTile, placeFollower } from './claiming.ts';
import { scoreComplete } from './completing.ts';
import { bestOf, pointsAtEnd, totals } from './ending.ts';
import type { Event } from './events.ts';
import { squareXY } from './extent.ts';
import { canBeLaid } from './laying.ts';
import { lieNumber, NO_TILE } from './lies.ts';
import { layTile } from './map.ts';
import type { State } from './state.ts';
import { TILES } from './tiles.ts';

/** C3, C4: lays the tile, and asks for a follower where there is something to choose. */
export function lay(state: State, { x, y, turn }: Lay, listen: Listen<Event> | undefined): void {
  const { map, player, tile } = state;
  layTile(map, x, y, lieNumber(tile, turn), player);
  listen?.({ type: 'laid', player, tile: TILES[tile]!.id, x, y, rotation: turn });
  if (canClaim(state)) state.phase = 'claim';
  else endTurn(state, listen);
}

export function claim(state: State, { on }: Claim, listen: Listen<Event> | undefined): void {
  const { player, map } = state;
  if (on === 'none') {
    listen?.({ type: 'declined', player });
  } else {
    placeFollower(state, on);
    if (listen !== undefined) {
      const [x, y] = squareXY(map, lastTile(map));
      listen({ type: 'claimed', player, x, y, on });
      if (on === 'cloister' || on === 'shrine') tellChallenge(state, listen);
    }
  }
  endTurn(state, listen);
}

/** K6 */
function tellChallenge({ map, player }: State, listen: Listen<Event>): void {
  const opponent = opponentOf(map, map.buildings.length - 1);
  if (opponent === -1) return;
  listen({
    type: 'challenged',
    player,
    by: squareXY(map, lastTile(map)),
    opponent: map.keepers[opponent]!,
    against: squareXY(map, map.buildings[opponent]!),
  });
}

function endTurn(state: State, listen: Listen<Event> | undefined): void {
  scoreComplete(state, listen);
  if (state.bag.length === 0) {
    end(state, listen);
    return;
  }
  state.turn++;
  state.player = (state.player + 1) % state.rules.players;
  turnOver(state, listen);
}

/** C3.1, C3.3 */
export function turnOver(state: State, listen: Listen<Event> | undefined): void {
  const { player, bag, removed } = state;
  for (let tile = bag.pop(); tile !== undefined; tile = bag.pop()) {
    if (canBeLaid(state, tile)) {
      state.tile = tile;
      state.phase = 'lay';
      listen?.({ type: 'turned', player, tile: TILES[tile]!.id, turn: state.turn });
      return;
    }
    removed.push(tile);
    listen?.({ type: 'removed', player, tile: TILES[tile]!.id });
  }
  end(state, listen);
}

/** C6 */
function end(state: State, listen: Listen<Event> | undefined): void {
  state.phase = 'over';
  state.tile = NO_TILE;
  if (listen === undefined) return;
  const scores = totals(pointsAtEnd(state, listen));
  listen({ type: 'over', scores, winners: bestOf(scores) });
}
