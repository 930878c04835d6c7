import { gainGoods } from '../../gains.ts';
import { knownTile } from '../../known.ts';
import { nextPlayer } from '../../people.ts';
import type { Step, Turn } from '../../rule-set.ts';
import { playerAt } from '../../state.ts';

/**
 * H8: at the beginning of phase 2, before anyone's turn, in turn order. Whatever is built in a round
 * is built after this, so it first produces in the next one.
 */
export const income: Step = {
  name: 'income',
  phase: 'act',

  begin(turn) {
    const { state, rules } = turn;
    let player = state.firstPlayer;
    for (let count = 0; count < rules.players; count++) {
      produce(turn, player);
      player = nextPlayer(player, rules.players);
    }
  },

  ask: () => false,
};

/** H2–H4 */
function produce(turn: Turn, player: number): void {
  for (const id of playerAt(turn.state, player).buildings) {
    const { effect } = knownTile(turn.rules, id);
    if (effect?.kind === 'income') gainGoods(turn, player, effect.goods, id);
  }
}
