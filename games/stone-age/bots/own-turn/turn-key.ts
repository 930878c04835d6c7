import type { Player, State } from '@ochre/stone-age/rules';
import { goodsByTools } from './tool-sets.ts';

/** What can differ between two positions of the same turn, as short text: alike means worth the same. */
export function turnKey(state: State, seat: number): string {
  let key = `${state.round},${state.step},${state.player},${state.drawn},${state.gone},${state.cards}`;
  for (const player of state.players) key += playerKey(player);
  const { pending, solo, players } = state;
  for (let i = 0; i < pending.length; i++) {
    const business = pending[i]!;
    key +=
      business.kind === 'useTools'
        ? `|${business.for}${goodsByTools(players[seat]!, business)}`
        : `|${JSON.stringify(business)}`;
  }
  return solo === null ? key : key + JSON.stringify(solo) + players[seat]!.cards;
}

/** Cards are bought from the row and tiles from the stacks, so that those tell who has what. */
const playerKey = (player: Player): string =>
  `;${player.score},${player.food},${player.wood},${player.clay},${player.stone},${player.gold},` +
  `${player.jewelry},${player.people},${player.stands},${player.agriculture},${player.merchant},` +
  `${player.traded ? 1 : 0},${player.tools},${player.toolsUsed},${player.oneUse},${player.redeemable}`;
