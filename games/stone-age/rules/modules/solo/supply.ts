import type { ActionOf } from '../../action.ts';
import { type GoodsCount, goods as goodsOf } from '../../components.ts';
import { addPoints, bringGood } from '../../gains.ts';
import { goodsInWords, totalResources } from '../../goods.ts';
import { type Supply, why } from '../../rule-set.ts';
import { playerAt, type State } from '../../state.ts';
import { GOODS, RESOURCES } from '../../vocabulary.ts';
import { changeSolo, LOST_POINTS, soloOf } from './limits.ts';

/** P2: the board and the outside pool give and take everything there is. */
export const supply: Supply = {
  /** P2.2, P2.3: places give from the board, cards from the pool, and food circulates (P2.1). */
  gain(turn, player, good, due, from) {
    if (good === 'jewelry') return;
    const { state, rules, listen } = turn;
    const { board, outside } = soloOf(state);
    const owner = playerAt(state, player);
    const fromBoard = good === 'food' || rules.placeNamed[from] !== undefined;
    const there = Math.min(due, fromBoard ? board[good] : outside[good]);
    const taken = Math.min(there, Math.max(0, owner.people - owner[good]));
    if (taken > 0) {
      if (fromBoard) changeSolo(state, { board: { ...board, [good]: board[good] - taken } });
      else changeSolo(state, { outside: { ...outside, [good]: outside[good] - taken } });
      bringGood(turn, player, good, taken, from);
    }
    if (there > taken) {
      listen?.({ type: 'noRoom', player, good, count: there - taken, from });
      addPoints(turn, player, -LOST_POINTS * (there - taken), 'no room');
    }
  },

  takeIn(state, { food, wood, clay, stone, gold }) {
    const { board, outside } = soloOf(state);
    changeSolo(state, {
      board: { ...board, food: board.food + food },
      outside: {
        wood: outside.wood + wood,
        clay: outside.clay + clay,
        stone: outside.stone + stone,
        gold: outside.gold + gold,
      },
    });
  },

  redeemActions,

  whyNotRedeem(state, goods) {
    const { outside } = soloOf(state);
    const count = totalResources(outside);
    if (count === 0) return why('P5.7', 'The outside pool is empty: nothing can be redeemed.');
    if (redeemActions(state).some((action) => isSame(action.goods, goods))) return undefined;
    return why(
      'P5.7',
      `The card brings ${count === 1 ? 'the one' : 'two'} of what the outside pool has: ${goodsInWords(outside)}.`,
    );
  },
};

const isSame = (one: GoodsCount, other: GoodsCount): boolean =>
  GOODS.every((good) => one[good] === other[good]);

type Redeem = ActionOf<'redeem'>;
const redeemAction = (goods: Parameters<typeof goodsOf>[0]): Redeem => ({
  kind: 'redeem',
  goods: goodsOf(goods),
});

const ONE: readonly Redeem[] = RESOURCES.map((resource) => redeemAction({ [resource]: 1 }));
const TWO: readonly Redeem[] = RESOURCES.flatMap((one, at) =>
  RESOURCES.slice(at).map((other) =>
    redeemAction(one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 }),
  ),
);

/** P5.7: two that the pool has; all of it when it has one; not while it is empty. */
function redeemActions(state: State): readonly Redeem[] {
  const { outside } = soloOf(state);
  const offered = totalResources(outside) === 1 ? ONE : TWO;
  return offered.filter(({ goods }) =>
    RESOURCES.every((resource) => goods[resource] <= outside[resource]),
  );
}
