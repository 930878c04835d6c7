import { nextPlayer } from '../people.ts';
import type { Step, Turn } from '../rule-set.ts';
import { resultOf } from '../scoring.ts';
import { cardsLeft, type Ending, type State, tilesLeft } from '../state.ts';

/** B9: the end of the game, or a new round. Nobody decides anything here. */
export const newRound: Step = {
  name: 'new round',
  phase: 'feed',

  begin(turn) {
    const { state, rules, listen } = turn;
    if (state.stacks.some((_, stack) => tilesLeft(state, stack) === 0)) {
      endGame(turn, 'stack');
      return;
    }
    fillRow(state);
    listen?.({ type: 'row', cards: state.cards, deck: cardsLeft(state) });
    if (state.cards.includes('')) {
      endGame(turn, 'cards');
      return;
    }
    for (const player of state.players) player.toolsUsed = 0;
    state.round++;
    state.firstPlayer = nextPlayer(state.firstPlayer, rules.players);
    listen?.({ type: 'round', round: state.round, firstPlayer: state.firstPlayer });
  },

  ask: () => false,
};

/** B9.2: cards slide toward space 1, keeping their order, and the deck fills what it can. */
function fillRow(state: State): void {
  const row = state.cards.filter((card) => card !== '');
  while (row.length < state.cards.length && cardsLeft(state) > 0) {
    row.push(state.deck[state.drawn]!);
    state.drawn++;
  }
  while (row.length < state.cards.length) row.push('');
  state.cards = row;
}

export function endGame({ state, rules, listen }: Turn, because: Ending): void {
  state.ended = because;
  listen?.({ type: 'over', because, ...resultOf(state, rules) });
}
