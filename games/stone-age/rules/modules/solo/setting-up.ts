import type { Setup } from '@ochre/kernel';
import type { meta } from '../../../meta.ts';
import type { Action } from '../../action.ts';
import { addPoints } from '../../gains.ts';
import { pendingNow, popPending, pushPending } from '../../pending.ts';
import { decisionsOf, type Question, type RuleSet, type Step, why } from '../../rule-set.ts';
import type { State } from '../../state.ts';
import { RESOURCES } from '../../vocabulary.ts';
import { changeSolo, soloOf } from './limits.ts';

type Difficulty = (typeof meta.variants.solo.options.difficulty)[number];

/** P1.5: how many cards are drawn, and how many tiles a stack has. */
export const DIFFICULTY = {
  standard: { cards: 16, tiles: 6 },
  easier1: { cards: 17, tiles: 6 },
  easier2: { cards: 18, tiles: 6 },
  harderTiles: { cards: 16, tiles: 5 },
  harderCards: { cards: 15, tiles: 6 },
} as const satisfies Record<Difficulty, { cards: number; tiles: number }>;

export const difficultyOf = ({ options }: Setup): { cards: number; tiles: number } =>
  DIFFICULTY[(options.difficulty as Difficulty | undefined) ?? 'standard'];

/** P1.2 */
const ON_THE_BOARD = { food: 0, wood: 20, clay: 16, stone: 12, gold: 10 } as const;
const TOKENS = { low: 3, high: 2 } as const;

/** P1.2, P1.3: three cards in the row, the draw stack, and the others left out; then P1.6. */
export function prepare(state: State, { setup }: RuleSet): void {
  const { cards } = difficultyOf(setup);
  const player = 0;
  state.solo = {
    elder: '',
    elderMoved: false,
    cardBought: false,
    board: ON_THE_BOARD,
    outside: { wood: 0, clay: 0, stone: 0, gold: 0 },
    tokens: TOKENS,
    discard: [],
    outsideStack: state.deck.slice(cards),
  };
  state.deck = state.deck.slice(0, cards);
  state.cards = ['', ...state.deck.slice(0, 3)];
  state.drawn = 3;
  pushPending(state, { kind: 'placeElder', player });
  for (const resource of [...RESOURCES].reverse()) {
    pushPending(state, { kind: 'stock', player, for: resource });
  }
  pushPending(state, { kind: 'stock', player, for: 'food' });
}

/** P1.6: everything it asks is pending when the game begins; in later turns it passes by. */
export const settingUp: Step = {
  name: 'setting up',
  phase: 'setup',
  begin: () => {},
  ask: () => false,
};

/** P1.6 */
const MOST_FOOD = 50;
export const FOOD_POINTS = -2;

const STOCK_ACTIONS: Readonly<Record<keyof typeof ON_THE_BOARD, readonly Action[]>> = {
  food: stockActions('food', MOST_FOOD),
  wood: stockActions('wood', ON_THE_BOARD.wood),
  clay: stockActions('clay', ON_THE_BOARD.clay),
  stone: stockActions('stone', ON_THE_BOARD.stone),
  gold: stockActions('gold', ON_THE_BOARD.gold),
};

function stockActions(good: keyof typeof ON_THE_BOARD, most: number): Action[] {
  return Array.from({ length: most + 1 }, (_, count) => ({ kind: 'stock', good, count }));
}

/** P1.6 (a), (b): food comes to the hunting grounds, resources leave for the pool. */
export const stockQuestion: Question = {
  decisions: decisionsOf('stock'),
  answers: ['stock'],
  now: 'say how much food to add, then how much of each resource to remove',
  legal: (state) => STOCK_ACTIONS[pendingNow(state, 'stock').for],

  answer(turn, action) {
    if (action.kind !== 'stock') return;
    const { state, listen } = turn;
    const { player } = pendingNow(state, 'stock');
    const { board, outside } = soloOf(state);
    const { good, count } = action;
    popPending(state);
    listen?.({ type: 'stocked', player, good, count });
    if (good === 'food') {
      changeSolo(state, { board: { ...board, food: count } });
      if (count > 0) addPoints(turn, player, FOOD_POINTS * count, 'stock');
    } else {
      changeSolo(state, {
        board: { ...board, [good]: board[good] - count },
        outside: { ...outside, [good]: count },
      });
    }
  },

  whyNot(state, _rules, action) {
    if (action.kind !== 'stock') return undefined;
    const good = pendingNow(state, 'stock').for;
    if (action.good !== good) {
      return why('P1.6', `First ${good}: the order is food, wood, clay, stone, gold.`);
    }
    return good === 'food'
      ? why('P1.6', `At most ${MOST_FOOD} food can be added to the hunting grounds.`)
      : why('P1.6', `There are only ${ON_THE_BOARD[good]} ${good} on the board to remove.`);
  },
};
