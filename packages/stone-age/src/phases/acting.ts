import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from '../action.ts';
import { lowestBit } from '../bits.ts';
import { gainAgriculture, gainMerchant } from '../gains.ts';
import { gainPerson, nextPlayer, returnPeople, standingOn } from '../people.ts';
import { build, buy, offerBuild, offerBuy, whyNotBuild, whyNotBuy } from '../purchases.ts';
import { REDEEM_ACTIONS, redeem, whyNotRedeem } from '../redeeming.ts';
import { rollFor } from '../rolling.ts';
import { decisionsOf, type Place, type RuleSet, type Step, type Turn, why } from '../rule-set.ts';
import type { State } from '../state.ts';
import { gainTool } from '../tools.ts';
import { whyNoSuchPlace } from './placing.ts';

/** B4, phase 2: from the first player, clockwise, each resolves all their places in any order. */
export const acting: Step = {
  name: 'using people',
  phase: 'act',

  begin({ state, listen }) {
    state.player = state.firstPlayer;
    state.done = 0;
    if (listen === undefined) return;
    state.players.forEach(({ home }, player) => {
      if (home > 0) listen({ type: 'stayedHome', player, people: home });
    });
    listen({ type: 'phase', phase: 'act', round: state.round });
  },

  /** A turn ends by itself when all who were placed are home again. */
  ask({ state, rules }) {
    while (state.done < rules.players) {
      if (state.players[state.player]!.stands !== 0) return true;
      state.player = nextPlayer(state.player, rules.players);
      state.done++;
    }
    return false;
  },

  question: {
    decisions: decisionsOf('act'),
    answers: ['use', 'leave', 'buy', 'build', 'redeem'],
    now: 'use, buy, build or leave one of your places',

    legal(state, rules) {
      const actions: Action[] = [];
      const owner = state.players[state.player]!;
      for (let left = owner.stands; left !== 0; left &= left - 1) {
        const place = rules.places[lowestBit(left)]!;
        if (place.group === 'card') offerBuy(rules, place, owner, actions);
        else if (place.group === 'building') offerBuild(state, rules, place, owner, actions);
        else actions.push(place.use);
        actions.push(place.leave);
      }
      if (owner.redeemable > 0) for (const action of REDEEM_ACTIONS) actions.push(action);
      return actions;
    },

    answer(turn, action) {
      const { state, rules } = turn;
      const { player } = state;
      if (action.kind === 'redeem') return redeem(turn, player, action);
      if (!isAtPlace(action)) return;
      const place = rules.placeNamed[action.place]!;
      const people = returnPeople(turn, player, place, action.kind !== 'leave');
      if (action.kind === 'use') usePlace(turn, player, place, people);
      else if (action.kind === 'buy') buy(turn, player, place, action);
      else if (action.kind === 'build') build(turn, player, place, action);
    },

    whyNot(state, rules, action) {
      if (action.kind === 'redeem') return whyNotRedeem(state.players[state.player]!, action);
      return isAtPlace(action) ? whyNotAtPlace(state, rules, action) : undefined;
    },
  },
};

type AtPlace = ActionOf<'use' | 'leave' | 'buy' | 'build'>;

const isAtPlace = (action: Action): action is AtPlace =>
  action.kind === 'use' ||
  action.kind === 'leave' ||
  action.kind === 'buy' ||
  action.kind === 'build';

/** B4.3, B4.4. A reward that is at its end is lost (B3.6). */
function usePlace(turn: Turn, player: number, { name, work }: Place, people: number): void {
  switch (work.kind) {
    case 'roll':
      rollFor(turn, player, people, work);
      break;
    case 'tool':
      gainTool(turn, player);
      break;
    case 'person':
      gainPerson(turn, player);
      break;
    case 'agriculture':
      gainAgriculture(turn, player);
      break;
    case 'merchant':
      gainMerchant(turn, player, work.steps, work.jewelry, name);
      break;
  }
}

function whyNotAtPlace(state: State, rules: RuleSet, action: AtPlace): WhyNot | undefined {
  const place = rules.placeNamed[action.place];
  if (place === undefined) return whyNoSuchPlace(action.place, rules);
  const { name, work } = place;
  if (standingOn(state, rules, state.player, place) === 0) {
    return why('B4.1', `You have nobody on ${name}.`);
  }
  const owner = state.players[state.player]!;
  switch (action.kind) {
    case 'leave':
      return undefined;
    case 'use':
      if (work.kind === 'buy')
        return why('B6.1', `A card is bought: buy ${name} …, or leave ${name}.`);
      if (work.kind === 'build') {
        return why('B7.1', `A building is built: build ${name} …, or leave ${name}.`);
      }
      return undefined;
    case 'buy':
      return whyNotBuy(rules, place, action, owner);
    case 'build':
      return whyNotBuild(state, rules, place, action, owner);
  }
}
