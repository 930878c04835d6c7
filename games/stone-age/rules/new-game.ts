import { type Chance, purpose, type Setup, shuffled } from '@ochre/kernel';
import { rulesOf } from './compose.ts';
import type { StoneAgeRig } from './rig.ts';
import type { RuleSet } from './rule-set.ts';
import type { Player, State } from './state.ts';

const DECK = purpose('deck');
const TILES = purpose('tiles');
const FIRST_PLAYER = purpose('first player');

/** B2. The setup has been checked. */
export function newGame(setup: Setup, chance: Chance): State {
  const rig = (setup.rig ?? {}) as StoneAgeRig;
  const rules = rulesOf(setup.rig === undefined ? setup : withoutRig(setup));
  const deck = shuffledBehind(rig.deck ?? [], Object.keys(rules.cards), (limit) =>
    chance.below(limit, DECK),
  );
  const firstPlayer = rig.firstPlayer ?? chance.below(rules.players, FIRST_PLAYER);
  const state: State = {
    setup: rules.setup,
    round: 1,
    firstPlayer,
    step: 0,
    player: firstPlayer,
    done: 0,
    ended: '',
    fallen: 0,
    cards: deck.slice(0, rules.cardSpaces.length),
    deck,
    drawn: rules.cardSpaces.length,
    stacks: dealStacks(rig.stacks ?? [], rules, chance),
    gone: zeros(rules.stackCount),
    standing: zeros(rules.players * rules.places.length),
    crowd: zeros(rules.places.length),
    pending: [],
    players: Array.from({ length: rules.players }, () => Object.assign(newPlayer(), rules.start)),
    solo: null,
  };
  rules.prepare?.(state, rules);
  return state;
}

/** The rig is known to whoever made it, so it must not stay where bots could read it. */
function withoutRig(setup: Setup): Setup {
  const { rig: _, ...plain } = setup;
  return plain;
}

/** Filled one by one, because lists made with a length stay slow. */
function zeros(count: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(0);
  return list;
}

/** B2.1 */
const newPlayer = (): Player => ({
  score: 0,
  food: 12,
  wood: 0,
  clay: 0,
  stone: 0,
  gold: 0,
  jewelry: 0,
  people: 5,
  home: 5,
  stands: 0,
  agriculture: 0,
  merchant: 0,
  traded: false,
  tools: [0, 0, 0],
  toolsUsed: 0,
  oneUse: [],
  redeemable: 0,
  cards: [],
  faceDown: [],
  buildings: [],
});

/** B2.3: a stack given in part goes on with tiles that no stack was given. */
function dealStacks(
  given: readonly (readonly string[])[],
  { tiles, stackCount, stackSize }: RuleSet,
  chance: Chance,
): string[][] {
  const rest = shuffledBehind([], Object.keys(tiles), (limit) => chance.below(limit, TILES)).filter(
    (tile) => !given.some((stack) => stack.includes(tile)),
  );
  return Array.from({ length: stackCount }, (_, at) => {
    const stack = [...(given[at] ?? [])];
    return [...stack, ...rest.splice(0, stackSize - stack.length)];
  });
}

/** The first ones as given, the others behind them in a random order. */
function shuffledBehind(
  first: readonly string[],
  all: readonly string[],
  below: (limit: number) => number,
): string[] {
  return [...first, ...shuffled(all, below).filter((id) => !first.includes(id))];
}
