import {
  type Action,
  ALL_CARDS,
  ALL_TILES,
  type Effect,
  playerAt,
  type State,
} from '@ochre/stone-age/rules';
import { leanTools } from './tool-sets.ts';

/** The moves of one's own turn that are worth a look; the others are no better than one of these. */
export interface Options {
  readonly actions: readonly Action[];
  /** Ways to pay: of each place, a few may do. */
  readonly purchases: readonly Action[];
  /** Nothing more is bought: everybody goes home. */
  readonly leave: Action | undefined;
}

const only = (...actions: readonly Action[]): Options => ({
  actions,
  purchases: [],
  leave: undefined,
});

/** Places that bring what they bring, and whose tools may help the rolls. */
const REWARDING: readonly string[] = ['toolmaker', 'hut', 'field', 'merchant'];

/** What may bring tools or uses them, so that it can be better before a roll than after it. */
const EARLY: readonly Effect['kind'][] = ['tool', 'oneUseTool', 'roll', 'dice'];
const EARLY_THINGS = new Set<string>([
  ...ALL_CARDS.filter(({ upper }) => EARLY.includes(upper.kind)).map(({ id }) => id),
  ...ALL_TILES.filter(({ effect }) => effect && EARLY.includes(effect.kind)).map(({ id }) => id),
]);

export function optionsOf(state: State, legal: readonly Action[]): Options {
  const top = state.pending.at(-1);
  if (top?.kind === 'useTools') return only(...leanTools(playerAt(state, top.player), top, legal));
  if (top !== undefined) return only(...legal);
  // Alone, goods and room for them are short, and the order of everything matters.
  if (state.solo !== null) return split(legal);
  const uses = legal.filter(({ kind }) => kind === 'use');
  const rewarding = uses.find((action) => action.kind === 'use' && isRewarding(action.place));
  if (rewarding !== undefined) return only(rewarding);
  if (uses.length === 0) return split(legal);
  // A roll costs nothing and tells something: whatever can wait comes after it.
  const early = legal.filter((action) => isEarly(state, action));
  if (early.length === 0 && !hasTools(state)) return only(uses[0]!);
  return { actions: uses, purchases: early, leave: undefined };
}

const isRewarding = (place: string): boolean => REWARDING.includes(place);

function hasTools({ players, player }: State): boolean {
  const { tools, toolsUsed, oneUse } = players[player]!;
  return oneUse.length > 0 || tools.some((value, slot) => value > 0 && !((toolsUsed >> slot) & 1));
}

function isEarly({ cards, stacks, gone }: State, action: Action): boolean {
  if (action.kind === 'buy') return EARLY_THINGS.has(cards[indexOf(action.place)]!);
  if (action.kind !== 'build') return false;
  const stack = indexOf(action.place);
  return EARLY_THINGS.has(stacks[stack]![gone[stack]!]!);
}

/** Of a card space or a stack, which are counted from 1. */
const indexOf = (place: string): number => Number(place.at(-1)) - 1;

function split(legal: readonly Action[]): Options {
  return {
    actions: legal.filter(({ kind }) => kind !== 'buy' && kind !== 'build' && kind !== 'leave'),
    purchases: legal.filter(({ kind }) => kind === 'buy' || kind === 'build'),
    leave: legal.find(({ kind }) => kind === 'leave'),
  };
}
