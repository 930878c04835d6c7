import {
  badMove,
  type Chance,
  checkRequest,
  type Game,
  purpose,
  type Setup,
  shuffled,
  type WhyNot,
} from '@ochre/kernel';
import { meta } from '../meta.ts';

/**
 * A tiny second game with all that makes a game hard: dice, hidden cards, options, a rig. It proves
 * that nothing outside a game's own package needs to know that game.
 *
 * R1: in turn, take 1 to 3 pebbles from the heap, or roll a die and take as many as it shows, as far
 * as there are. R2: a 6 also draws a card, face down. R3: the game ends with the heap; a player's
 * score is their pebbles and their cards. R4: the highest score wins; more cards break a tie.
 */
export interface Pebbles {
  readonly setup: Setup;
  heap: number;
  turn: number;
  player: number;
  fallen: number;
  deck: number[];
  pebbles: number[];
  cards: number[][];
}

export type PebblesAction = { kind: 'take'; count: number } | { kind: 'roll' };

export type PebblesEvent =
  | { type: 'took'; player: number; count: number }
  | { type: 'rolled'; player: number; dice: number[] }
  | { type: 'drew'; player: number; card: number | null }
  | { type: 'over' };

export interface PebblesView {
  heap: number;
  player: number;
  deck: number;
  pebbles: number[];
  cards: (number | null)[][];
}

const DECK = purpose('deck');
const ROLL = purpose('roll');
const ROLL_ACTION: PebblesAction = { kind: 'roll' };
const TAKES: readonly PebblesAction[] = [1, 2, 3].map((count) => ({ kind: 'take', count }));

const isOver = (state: Pebbles): boolean => state.heap === 0;

export const pebbles: Game<Pebbles, PebblesAction, PebblesView, PebblesEvent> = {
  meta,
  rulesVersion: '1',

  checkSetup(request) {
    const { rig } = request;
    return { ...checkRequest(meta, request), ...(rig === undefined ? {} : { rig: rig as object }) };
  },

  setup(setup, chance) {
    const { rig: _, ...plain } = setup;
    const each = <T>(value: () => T): T[] => Array.from({ length: setup.players }, value);
    return {
      setup: plain,
      heap: (setup.options.heap as number | undefined) ?? 21,
      turn: 0,
      player: 0,
      fallen: 0,
      deck: shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], (limit) => chance.below(limit, DECK)),
      pebbles: each(() => 0),
      cards: each(() => []),
    };
  },

  decision: (state) => (isOver(state) ? undefined : { player: state.player, kind: 'turn' }),

  legalActions(state) {
    if (isOver(state)) return [];
    return [...TAKES.slice(0, state.heap), ROLL_ACTION];
  },

  isLegal(state, action) {
    return this.legalForm(state, action) !== undefined;
  },

  legalForm(state, action) {
    return this.legalActions(state).find((legal) => this.print(legal) === this.print(action));
  },

  whyNot(state, action, by): WhyNot | undefined {
    if (isOver(state)) return { rule: 'R3', message: 'The heap is empty.' };
    if (by !== undefined && by !== state.player) {
      return { rule: 'R1', message: `It is player ${state.player}'s turn.` };
    }
    return this.isLegal(state, action)
      ? undefined
      : { rule: 'R1', message: `Take 1 to 3 of the ${state.heap} pebbles, or roll.` };
  },

  advance(state, action, chance: Chance, listen) {
    const { player } = state;
    let count = action.kind === 'take' ? action.count : 0;
    if (action.kind === 'roll') {
      const dice = chance.dice(ROLL, state.turn, player, 1, state.fallen);
      state.fallen++;
      listen?.({ type: 'rolled', player, dice });
      count = Math.min(dice[0]!, state.heap);
      const card = dice[0] === 6 ? state.deck.pop() : undefined;
      if (card !== undefined) {
        state.cards[player]!.push(card);
        listen?.({ type: 'drew', player, card });
      }
    }
    state.heap -= count;
    state.pebbles[player]! += count;
    listen?.({ type: 'took', player, count });
    state.turn++;
    state.player = (player + 1) % state.setup.players;
    if (isOver(state)) listen?.({ type: 'over' });
  },

  clone: (state) => ({
    ...state,
    deck: state.deck.slice(),
    pebbles: state.pebbles.slice(),
    cards: state.cards.map((cards) => cards.slice()),
  }),

  view: (state, viewer) => ({
    heap: state.heap,
    player: state.player,
    deck: state.deck.length,
    pebbles: state.pebbles.slice(),
    cards: state.cards.map((cards, player) =>
      cards.map((card) => (isOver(state) || viewer === 'all' || viewer === player ? card : null)),
    ),
  }),

  redact: (event, viewer) =>
    event.type === 'drew' && viewer !== 'all' && viewer !== event.player
      ? { ...event, card: null }
      : event,

  determinize(state, viewer, random) {
    const copy = this.clone(state);
    const isHidden = (player: number): boolean =>
      !isOver(state) && viewer !== 'all' && viewer !== player;
    const unseen = shuffled(
      [
        ...copy.deck,
        ...copy.cards.flatMap((cards, player) => (isHidden(player) ? cards : [])),
      ].sort(),
      (limit) => random.below(limit),
    );
    copy.cards = copy.cards.map((cards, player) =>
      isHidden(player) ? unseen.splice(0, cards.length) : cards,
    );
    copy.deck = unseen;
    return copy;
  },

  scores: (state) =>
    state.pebbles.map((count, player) =>
      state.cards[player]!.reduce((sum, card) => sum + card, count),
    ),

  winners(state) {
    const scores = this.scores(state);
    const rank = scores.map((score, player) => score * 100 + state.cards[player]!.length);
    return rank.flatMap((value, player) => (value === Math.max(...rank) ? [player] : []));
  },

  diceFallen: (state) => state.fallen,
  diceOf: (event) => (event.type === 'rolled' ? event.dice : undefined),
  // At the end the cards are turned up.
  reveals: (event) => event.type !== 'took',

  parse(text) {
    const [kind, count, ...rest] = text.toLowerCase().split(' ');
    if (kind === 'roll' && count === undefined) return ROLL_ACTION;
    if (kind === 'take' && /^[1-9]\d?$/.test(count ?? '') && rest.length === 0) {
      return { kind: 'take', count: Number(count) };
    }
    throw badMove('Moves are: take 2, roll.');
  },

  print: (action) => (action.kind === 'roll' ? 'roll' : `take ${action.count}`),
};
