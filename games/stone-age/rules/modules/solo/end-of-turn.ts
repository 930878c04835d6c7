import { areaAfter } from '../../elder.ts';
import { withLast } from '../../lists.ts';
import { endGame } from '../../phases/new-round.ts';
import type { Step, Turn } from '../../rule-set.ts';
import { cardsLeft, type State, tilesLeft } from '../../state.ts';
import { putElder } from './elder.ts';
import { changeSolo, soloOf } from './limits.ts';

/** P6.1: a turn without a purchase costs the card on space 2; then the row is three cards again. */
export const cardsOfTheTurn: Step = {
  name: 'cards of the turn',
  phase: 'feed',

  begin({ state, listen }) {
    const { cardBought, discard } = soloOf(state);
    let { cards } = state;
    const [, second] = cards;
    if (!cardBought && second !== undefined && second !== '') {
      changeSolo(state, { discard: withLast(discard, second) });
      cards = cards.filter((card) => card !== second);
      listen?.({ type: 'discarded', card: second });
    }
    fillRow(state, cards);
    listen?.({ type: 'row', cards: state.cards, deck: cardsLeft(state) });
  },

  ask: () => false,
};

const ROW = 3;

/** The row is 1, 2, 3 while space 1 holds a card, else 2, 3, 4. */
function fillRow(state: State, cards: readonly string[]): void {
  const spaces = state.cards.length;
  const row = cards.filter((card) => card !== '');
  if (cards[0] === '') row.unshift('');
  const filled = row.length > 0 && row[0] === '' ? ROW + 1 : ROW;
  while (row.length < filled && cardsLeft(state) > 0) {
    row.push(state.deck[state.drawn]!);
    state.drawn++;
  }
  while (row.length < spaces) row.push('');
  state.cards = row;
}

/** P6.4, P6.5: the elder moves on, tools are fresh, and the game ends or the next turn begins. */
export const endOfTurn: Step = {
  name: 'end of the turn',
  phase: 'feed',

  begin(turn) {
    const { state, listen } = turn;
    const { elder, elderMoved } = soloOf(state);
    if (!elderMoved && elder !== '') putElder(turn, areaAfter(elder));
    changeSolo(state, { elderMoved: false, cardBought: false });
    for (const player of state.players) player.toolsUsed = 0;
    if (isOver(turn)) return;
    state.round++;
    listen?.({ type: 'round', round: state.round, firstPlayer: state.firstPlayer });
  },

  ask: () => false,
};

function isOver(turn: Turn): boolean {
  const { state } = turn;
  if (state.cards.filter((card) => card !== '').length < ROW) endGame(turn, 'cards');
  else if (state.stacks.some((_, stack) => tilesLeft(state, stack) === 0)) endGame(turn, 'stack');
  return state.ended !== '';
}
