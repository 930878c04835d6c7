import { rulesOf } from './compose.ts';
import type { RuleSet } from './rule-set.ts';
import { businessSeen } from './seen-business.ts';
import type { Snapshot, SnapshotPlayer } from './snapshot.ts';
import type { Player, Solo, State } from './state.ts';

/**
 * A game as its viewer sees it, as a state: all that rules and odds look at is as in the true one.
 * Deck, tiles under the open ones and the outside stack hold whatever fits; the face-down cards of
 * others are left out, and which of the viewer's own lie face down is not said. What a snapshot does
 * not tell (how many dice have fallen, the food that is missing at a feeding) is only made up, so
 * such a state is to be asked, never played on.
 */
export function stateSeen(view: Snapshot): State {
  const rules = rulesSeen(view);
  const { decision, phase } = view;
  const players = rules.players;
  const standing = Array.from({ length: players }, (_, player) =>
    rules.places.map(({ name }) => view.places[name]?.[player] ?? 0),
  );
  return {
    setup: rules.setup,
    round: view.round,
    firstPlayer: view.firstPlayer,
    step: stepSeen(rules, phase),
    player: decision?.player ?? view.firstPlayer,
    done: 0,
    ended: phase === 'over' ? endingSeen(view) : '',
    fallen: 0,
    cards: view.cards,
    ...cardsLeft(view, rules),
    stacks: stacksSeen(view, rules),
    gone: view.stacks.map(() => 0),
    standing: standing.flat(),
    crowd: rules.places.map(({ index }) => standing.reduce((sum, at) => sum + at[index]!, 0)),
    pending: decision === undefined ? [] : businessSeen(view, decision, rules),
    players: view.players.map((player, at) => playerSeen(player, standing[at]!)),
  };
}

export function rulesSeen({ players, modules, options, variant }: Snapshot): RuleSet {
  const setup = { players: players.length, modules, options };
  return rulesOf(variant === undefined ? setup : { ...setup, variant });
}

/** The one that asks, where one does: unfinished business is asked in any. */
function stepSeen({ steps }: RuleSet, phase: Snapshot['phase']): number {
  const asking = steps.findIndex((step) => step.phase === phase && step.question !== undefined);
  return Math.max(0, asking < 0 ? steps.findIndex((step) => step.phase === phase) : asking);
}

/** B9.1 comes before B9.2. */
const endingSeen = ({ stacks }: Snapshot): State['ended'] =>
  stacks.some(({ left }) => left === 0) ? 'stack' : 'cards';

/** The deck, and in the one-player game, where that is open, what lies outside (P1.3). */
function cardsLeft(view: Snapshot, rules: RuleSet): Pick<State, 'deck' | 'drawn' | 'solo'> {
  const { cards, players, deck, solo, discard = [] } = view;
  const seen = new Set([
    ...cards,
    ...players.flatMap((player) => player.cards),
    ...discard,
    ...(solo?.drawStack ?? []),
  ]);
  const unseen = Object.keys(rules.cards).filter((card) => !seen.has(card));
  if (solo === undefined) return { deck: unseen.slice(0, deck), drawn: 0, solo: null };
  return { deck: solo.drawStack, drawn: 0, solo: soloSeen(solo, discard, unseen) };
}

/** What only counts at the end of a turn, nobody has to see: no move depends on it. */
const soloSeen = (
  { elder, board, outside, tokens }: NonNullable<Snapshot['solo']>,
  discard: readonly string[],
  outsideStack: readonly string[],
): Solo => ({
  elder,
  elderMoved: false,
  cardBought: false,
  board,
  outside,
  tokens,
  discard,
  outsideStack,
});

function stacksSeen({ stacks, players, solo }: Snapshot, rules: RuleSet): State['stacks'] {
  if (solo !== undefined) return solo.stacks;
  const seen = new Set([
    ...stacks.map(({ top }) => top),
    ...players.flatMap(({ buildings }) => buildings),
  ]);
  const unseen = Object.keys(rules.tiles).filter((tile) => !seen.has(tile));
  return stacks.map(({ top, left }) => (left === 0 ? [] : [top, ...unseen.splice(0, left - 1)]));
}

const playerSeen = (seen: SnapshotPlayer, standing: readonly number[]): Player => ({
  score: seen.score,
  food: seen.food,
  wood: seen.wood,
  clay: seen.clay,
  stone: seen.stone,
  gold: seen.gold,
  jewelry: seen.jewelry ?? 0,
  people: seen.people,
  home: seen.home,
  stands: bitsOf(standing.map((people) => people > 0)),
  agriculture: seen.agriculture,
  merchant: seen.merchant ?? 0,
  traded: seen.traded ?? false,
  tools: seen.tools,
  toolsUsed: bitsOf(seen.toolsUsed),
  oneUse: seen.oneUse,
  redeemable: seen.redeemable,
  cards: seen.cards.filter((card) => card !== null),
  faceDown: [],
  buildings: seen.buildings,
});

const bitsOf = (flags: readonly boolean[]): number =>
  flags.reduce((bits, flag, at) => (flag ? bits | (1 << at) : bits), 0);
