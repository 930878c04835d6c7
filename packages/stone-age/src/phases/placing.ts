import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from '../action.ts';
import { lowestBit, nextPlayer, putPeople, standingOn } from '../people.ts';
import { decisionsOf, type Place, type RuleSet, type Step, why } from '../rule-set.ts';
import type { State } from '../state.ts';

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
      const { home } = state.players[state.player]!;
      const open = openPlaces(state, rules, state.player);
      const actions: Action[] = [];
      for (let left = open; left !== 0; left &= left - 1) {
        const { index, forOne, atLeast, circles, placing } = rules.places[lowestBit(left)]!;
        const free = circles - state.crowd[index]!;
        const most = forOne ? atLeast : home < free ? home : free;
        for (let people = atLeast; people <= most; people++) actions.push(placing[people]!);
      }
      return actions;
    },

    answer(turn, action) {
      if (action.kind !== 'place') return;
      const { state, rules } = turn;
      putPeople(turn, state.player, rules.placeNamed.get(action.place)!, action.people);
      state.player = nextPlayer(state.player, rules.players);
    },

    whyNot(state, rules, action) {
      return action.kind === 'place' ? whyNotPlace(state, rules, action) : undefined;
    },
  },
};

function canPlace(state: State, rules: RuleSet, player: number): boolean {
  const { home, stands } = state.players[player]!;
  if (home === 0) return false;
  // Hunting is open to everyone who is not there yet, which spares most of the work.
  return (stands & rules.bits.hunt) === 0 || openPlaces(state, rules, player) !== 0;
}

/**
 * The places to which a player can send somebody now, as bits. In phase 1 something lies open on
 * every card space and building stack, or the game would have ended (B9).
 */
function openPlaces(state: State, rules: RuleSet, player: number): number {
  const { home, stands } = state.players[player]!;
  const { bits } = rules;
  let occupied = 0;
  for (const other of state.players) occupied |= other.stands;
  let open = bits.all & ~stands & ~(occupied & bits.forOne); // B3.2, B3.3
  if (home < 2) open &= ~bits.pairs;
  if (villageIsFull(state, rules)) open &= ~bits.village;
  for (const place of rules.resourcePlaces) {
    if (isClosed(state, rules, place)) open &= ~(1 << place.index);
  }
  return open;
}

/** B3.3, B3.5: whether a resource place is full, or as many players stand there as may. */
const isClosed = (state: State, rules: RuleSet, place: Place): boolean =>
  state.crowd[place.index]! >= place.circles || hasPlayersLimit(state, rules, place);

/** B3.5: whether as many players stand on a resource place as may. */
function hasPlayersLimit(state: State, rules: RuleSet, place: Place): boolean {
  if (rules.playersPerResource >= rules.players) return false;
  let players = 0;
  for (const { stands } of state.players) players += (stands >> place.index) & 1;
  return players >= rules.playersPerResource;
}

/** B3.4: whether as many places of the village are occupied as may be. */
function villageIsFull(state: State, rules: RuleSet): boolean {
  let occupied = 0;
  for (const place of rules.village) if (state.crowd[place.index]! > 0) occupied++;
  return occupied >= rules.villageLimit;
}

function whyNotPlace(state: State, rules: RuleSet, action: ActionOf<'place'>): WhyNot | undefined {
  const { place: name, people } = action;
  const place = rules.placeNamed.get(name);
  if (place === undefined) return whyNoSuchPlace(name, rules);
  const { home } = state.players[state.player]!;
  const crowd = state.crowd[place.index]!;
  if (standingOn(state, rules, state.player, place) > 0) {
    return why('B3.2', `You already stand on ${name}; a place is used only once a round.`);
  }
  if (place.forOne) {
    if (people !== place.atLeast) {
      return why('B3.3', `${name} takes exactly ${place.atLeast}, not ${people}.`);
    }
    if (crowd > 0) return why('B3.3', `${name} is occupied.`);
    if (place.group === 'village' && villageIsFull(state, rules)) {
      return why(
        'B3.4',
        `With ${rules.players} players only ${rules.villageLimit} of ${rules.village
          .map((one) => one.name)
          .join(', ')} may be occupied in a round.`,
      );
    }
  }
  if (place.group === 'resource' && hasPlayersLimit(state, rules, place)) {
    const players =
      rules.playersPerResource === 1 ? '1 player' : `${rules.playersPerResource} players`;
    return why('B3.5', `With ${rules.players} players only ${players} may stand on ${name}.`);
  }
  if (place.group !== 'hunt' && people > place.circles - crowd) {
    return why('B3.3', `${name} has room for ${place.circles - crowd} more, not ${people}.`);
  }
  if (people > home) return why('B3.1', `You have ${home} unplaced people, not ${people}.`);
  return undefined;
}

/** Places of the contract that this game does not have. */
export function whyNoSuchPlace(name: string, rules: RuleSet): WhyNot {
  if (name.startsWith('building')) {
    return why(
      'B2.3',
      `There is no ${name}: this game has one stack per player, ${rules.players}.`,
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
