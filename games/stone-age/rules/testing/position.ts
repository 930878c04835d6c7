import { rulesOf } from '../compose.ts';
import { nextPlayer } from '../people.ts';
import type { RuleSet } from '../rule-set.ts';
import { cloneState, type Player, type Solo, type State } from '../state.ts';
import type { PlaceName } from '../vocabulary.ts';

/** A moment in the middle of a game: what is not named stays as it is. */
export interface Position {
  readonly round?: number;
  readonly firstPlayer?: number;
  /** Left out: phase 2 when somebody stands anywhere, else phase 1. */
  readonly phase?: 'place' | 'act';
  /** How many cards are left in the deck; the others are out of the game. */
  readonly deckLeft?: number;
  /** How many tiles are left in each stack; those above are out of the game. */
  readonly stacksLeft?: readonly number[];
  readonly players?: readonly PlayerPosition[];
  /** The card on each space, '' for none, taken from wherever it lies. */
  readonly row?: readonly string[];
  readonly solo?: SoloPosition;
}

/** In the one-player game; the elder is in the village when he is not named. */
export interface SoloPosition extends Partial<Pick<Solo, 'elder' | 'discard'>> {
  readonly board?: Partial<Solo['board']>;
  readonly outside?: Partial<Solo['outside']>;
  readonly tokens?: Partial<Solo['tokens']>;
}

type PlainFields =
  | 'score'
  | 'food'
  | 'wood'
  | 'clay'
  | 'stone'
  | 'gold'
  | 'jewelry'
  | 'merchant'
  | 'traded'
  | 'people'
  | 'agriculture'
  | 'tools'
  | 'oneUse'
  | 'redeemable';

export interface PlayerPosition extends Partial<Pick<Player, PlainFields>> {
  /** Where the people stand; the others are at home. */
  readonly at?: Readonly<Partial<Record<PlaceName, number>>>;
  /** The slots that were used this round. */
  readonly used?: readonly number[];
  /** Cards come from the row or the deck, tiles from their stacks. */
  readonly cards?: readonly string[];
  readonly faceDown?: readonly string[];
  readonly buildings?: readonly string[];
}

/** A copy of a state, edited; people, bits, decks and stacks stay consistent. */
export function positionFrom(before: State, position: Position): State {
  const state = cloneState(before);
  const rules = rulesOf(state.setup);
  state.round = position.round ?? state.round;
  state.firstPlayer = position.firstPlayer ?? state.firstPlayer;
  (position.players ?? []).forEach((given, player) => {
    setPlayer(state, rules, player, given);
  });
  if (position.row !== undefined) setRow(state, position.row);
  if (state.solo !== null) setSolo(state, position.solo ?? {});
  if (position.deckLeft !== undefined) state.drawn = state.deck.length - position.deckLeft;
  if (position.stacksLeft !== undefined) {
    const { stacksLeft } = position;
    state.gone = state.stacks.map((stack, at) => stack.length - stacksLeft[at]!);
  }
  state.crowd = rules.places.map(({ index }) =>
    state.players.reduce(
      (sum, _, player) => sum + state.standing[player * rules.places.length + index]!,
      0,
    ),
  );
  setTurn(state, rules, position.phase);
  return state;
}

function setPlayer(state: State, rules: RuleSet, player: number, given: PlayerPosition): void {
  const { at, used, cards = [], faceDown = [], buildings = [], ...plain } = given;
  const owner = state.players[player]!;
  Object.assign(owner, plain);
  if (used !== undefined)
    owner.toolsUsed = used.reduce((bits, slot) => bits | (1 << (slot - 1)), 0);
  if (at !== undefined) {
    owner.stands = 0;
    for (const { name, index } of rules.places) {
      const people = at[name] ?? 0;
      state.standing[player * rules.places.length + index] = people;
      if (people > 0) owner.stands |= 1 << index;
    }
  }
  const standing = rules.places.reduce(
    (sum, { index }) => sum + state.standing[player * rules.places.length + index]!,
    0,
  );
  owner.home = owner.people - standing;
  if (owner.home < 0) throw new Error(`player ${player} has more people on places than people`);
  for (const card of [...cards, ...faceDown]) takeCard(state, card);
  owner.cards = [...owner.cards, ...cards, ...faceDown];
  owner.faceDown = [...owner.faceDown, ...faceDown];
  for (const tile of buildings) takeFromStack(state, tile);
  owner.buildings = [...owner.buildings, ...buildings];
}

/** What lay in the row goes to the bottom of the deck. */
function setRow(state: State, row: readonly string[]): void {
  state.deck = [...state.deck, ...state.cards.filter((card) => card !== '')];
  state.cards = state.cards.map(() => '');
  for (const card of row) if (card !== '') takeCard(state, card);
  state.cards = row;
}

function setSolo(state: State, given: SoloPosition): void {
  for (const card of given.discard ?? []) takeCard(state, card);
  const before = state.solo!;
  state.solo = {
    ...before,
    elder: given.elder ?? (before.elder === '' ? 'village' : before.elder),
    board: { ...before.board, ...given.board },
    outside: { ...before.outside, ...given.outside },
    tokens: { ...before.tokens, ...given.tokens },
    discard: [...before.discard, ...(given.discard ?? [])],
  };
}

function takeCard(state: State, card: string): void {
  if (state.solo?.outsideStack.includes(card)) {
    const outsideStack = state.solo.outsideStack.filter((one) => one !== card);
    state.solo = { ...state.solo, outsideStack };
    return;
  }
  if (state.cards.includes(card)) {
    const next = state.deck[state.drawn++] ?? '';
    state.cards = state.cards.map((one) => (one === card ? next : one));
  } else if (state.deck.includes(card, state.drawn)) {
    state.deck = state.deck.filter((one, at) => at < state.drawn || one !== card);
  } else {
    throw new Error(`${card} is neither in the row nor in the deck`);
  }
}

/** As if it had been built before the tiles that are left; some tiles are in no stack at all. */
function takeFromStack(state: State, tile: string): void {
  const from = state.stacks.findIndex((stack, at) => stack.includes(tile, state.gone[at]!));
  state.stacks = state.stacks.map((stack, at) =>
    at === from ? [tile, ...stack.filter((one) => one !== tile)] : stack,
  );
  state.gone = state.gone.map((gone, at) => (at === from ? gone + 1 : gone));
}

/** The first player is next, or in phase 2 the first of those who stand somewhere. */
function setTurn(state: State, rules: RuleSet, phase: Position['phase']): void {
  const someoneStands = state.players.some(({ stands }) => stands !== 0);
  const now = phase ?? (someoneStands ? 'act' : 'place');
  state.step = rules.steps.findIndex(({ phase, question }) => question && phase === now);
  state.player = state.firstPlayer;
  state.done = 0;
  state.pending = [];
  if (now === 'place') return;
  if (!someoneStands) throw new Error('nobody stands anywhere: phase 2 would be over');
  while (state.players[state.player]!.stands === 0) {
    state.player = nextPlayer(state.player, rules.players);
    state.done++;
  }
}
