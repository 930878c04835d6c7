import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from '../action.ts';
import { bitCount, lowestBit } from '../bits.ts';
import { knownPlace } from '../known.ts';
import { nextPlayer, putPeople, standingOn } from '../people.ts';
import { decisionsOf, type Place, type RuleSet, type Step, why } from '../rule-set.ts';
import { type Player, playerAt, type State } from '../state.ts';

/** B3, phase 1: from the first player, clockwise, until nobody can place any more. */
export const placing: Step = {
  name: 'placing people',
  phase: 'place',

  begin({ state, listen }) {
    state.player = state.firstPlayer;
    listen?.({ type: 'phase', phase: 'place', round: state.round });
  },

  /** B3.1: a player who cannot place is skipped. */
  ask({ state, rules }) {
    for (let tries = 0; tries < rules.players; tries++) {
      if (canPlace(state, rules, state.player)) return true;
      state.player = nextPlayer(state.player, rules.players);
    }
    return false;
  },

  question: {
    decisions: decisionsOf('place'),
    answers: ['place'],
    now: 'put one or more of your people on one place',

    legal(state, rules) {
      const owner = playerAt(state, state.player);
      const { sharedPlaces, placingAlone } = rules;
      const closed = closedPlaces(state, rules);
      const actions: Action[] = [];
      for (let i = 0; i < sharedPlaces.length; i++) {
        const place = sharedPlaces[i]!;
        const most = mostAt(state, rules, place, owner, closed);
        for (let people = place.atLeast; people <= most; people++) {
          actions.push(place.placing[people]!);
        }
      }
      for (let left = openForOne(state, rules, owner, closed); left !== 0; left &= left - 1) {
        actions.push(placingAlone[lowestBit(left)]!);
      }
      return actions;
    },

    answer(turn, action) {
      if (action.kind !== 'place') return;
      const { state, rules } = turn;
      putPeople(turn, state.player, knownPlace(rules, action.place), action.people);
      state.player = nextPlayer(state.player, rules.players);
    },

    whyNot(state, rules, action) {
      return action.kind === 'place' ? whyNotPlace(state, rules, action) : undefined;
    },
  },
};

function canPlace(state: State, rules: RuleSet, player: number): boolean {
  const owner = playerAt(state, player);
  if (owner.home === 0) return false;
  const closed = closedPlaces(state, rules);
  for (const place of rules.sharedPlaces) {
    if (mostAt(state, rules, place, owner, closed) >= place.atLeast) return true;
  }
  return openForOne(state, rules, owner, closed) !== 0;
}

/** The places that something else than people closes, as bits. */
const closedPlaces = (state: State, rules: RuleSet): number =>
  rules.closures === undefined ? 0 : rules.closures.toPlacing(state, rules);

/** How many people a player can send to a place where others may stand too. */
function mostAt(state: State, rules: RuleSet, place: Place, owner: Player, closed: number): number {
  const { home, stands } = owner;
  if (place.tile !== '' && !owner.buildings.includes(place.tile)) return 0; // S3.4
  if (((stands | closed) & (1 << place.index)) !== 0) return 0; // B3.2
  if (hasPlayersLimit(state, rules, place)) return 0;
  const free = place.circles - state.crowd[place.index]!; // B3.3
  return home < free ? home : free;
}

/**
 * The places for one player alone to which a player can send somebody, as bits. What lies on card
 * spaces and stacks makes no difference: in phase 1 something does, or the game would have ended (B9).
 */
function openForOne(state: State, rules: RuleSet, { home }: Player, closed: number): number {
  const { bits } = rules;
  const occupied = occupiedPlaces(state);
  let open = bits.forOne & ~(occupied | closed); // B3.3
  if (home < 2) open &= ~bits.pairs;
  if (villageIsFull(rules, occupied)) open &= ~bits.village;
  return open;
}

/** B3.5: whether as many players stand on a place as may. */
function hasPlayersLimit(state: State, rules: RuleSet, place: Place): boolean {
  if (place.mostPlayers >= rules.players) return false;
  let players = 0;
  for (const { stands } of state.players) players += (stands >> place.index) & 1;
  return players >= place.mostPlayers;
}

function occupiedPlaces(state: State): number {
  let occupied = 0;
  for (const { stands } of state.players) occupied |= stands;
  return occupied;
}

/** B3.4: whether as many places of the village are occupied as may be. */
const villageIsFull = (rules: RuleSet, occupied: number): boolean =>
  bitCount(occupied & rules.bits.village) >= rules.villageLimit;

function whyNotPlace(state: State, rules: RuleSet, action: ActionOf<'place'>): WhyNot | undefined {
  const { place: name, people } = action;
  const place = rules.placeNamed[name];
  if (place === undefined) return whyNoSuchPlace(name, rules);
  const { home, buildings } = playerAt(state, state.player);
  if (place.tile !== '' && !buildings.includes(place.tile)) {
    return why('S3.4', `Only the owner of ${place.tile} may place people on it.`);
  }
  const crowd = state.crowd[place.index]!;
  const closed = rules.closures?.whyNotPlace(state, rules, place);
  if (standingOn(state, rules, state.player, place) > 0) {
    return why('B3.2', `You already stand on ${name}; a place is used only once a round.`);
  }
  if (closed !== undefined) return closed;
  if (place.forOne) {
    if (people !== place.atLeast) {
      return why(place.rule, `${name} takes exactly ${place.atLeast}, not ${people}.`);
    }
    if (crowd > 0) return why(place.rule, `${name} is occupied.`);
    if (place.group === 'village' && villageIsFull(rules, occupiedPlaces(state))) {
      return why(
        rules.villageRule,
        `With ${rules.players} players only ${rules.villageLimit} of ${rules.village
          .map((one) => one.name)
          .join(', ')} may be occupied in a round.`,
      );
    }
  }
  if (!place.forOne && hasPlayersLimit(state, rules, place)) {
    const players = place.mostPlayers === 1 ? '1 player' : `${place.mostPlayers} players`;
    return why('B3.5', `With ${rules.players} players only ${players} may stand on ${name}.`);
  }
  if (place.group !== 'hunt' && people > place.circles - crowd) {
    return why(place.rule, `${name} has room for ${place.circles - crowd} more, not ${people}.`);
  }
  if (people > home) {
    const unplaced = home === 1 ? '1 unplaced person' : `${home} unplaced people`;
    return why('B3.1', `You have ${unplaced}, not ${people}.`);
  }
  return undefined;
}

/** Places of the contract that this game does not have. */
export function whyNoSuchPlace(name: string, rules: RuleSet): WhyNot {
  if (name.startsWith('building')) {
    return why(
      'B2.3',
      `There is no ${name}: this game has ${rules.stackCount} stacks of buildings.`,
    );
  }
  if (name.startsWith('card')) {
    return why(
      'B2.2',
      `There is no ${name}: this game has ${rules.cardSpaces.length} card spaces.`,
    );
  }
  return name === 'merchant'
    ? why('S3.1', 'There is no merchant in this game: it belongs to Style is the Goal.')
    : why('S3.4', `There is no place ${name} in this game: it belongs to Style is the Goal.`);
}
