import type { WhyNot } from '@ochre/kernel';
import type { Action, ActionOf } from '../action.ts';
import { lowestBit } from '../bits.ts';
import { goods } from '../components.ts';
import { applyEffect } from '../effects.ts';
import { addPoints, payGoods } from '../gains.ts';
import { knownPlace } from '../known.ts';
import { nextPlayer, returnPeople, standingOn } from '../people.ts';
import { build, buy, offerBuild, whyNotBuild } from '../purchases.ts';
import { offerRedeem, redeem, whyNotRedeem } from '../redeeming.ts';
import { rollFor } from '../rolling.ts';
import { decisionsOf, type Place, type RuleSet, type Step, type Turn, why } from '../rule-set.ts';
import { playerAt, type State } from '../state.ts';
import { whyNoSuchPlace } from './placing.ts';

/** B4, phase 2: from the first player, clockwise, each resolves all their places in any order. */
export const acting: Step = {
  name: 'using people',
  phase: 'act',

  begin(turn) {
    const { state, listen } = turn;
    state.player = state.firstPlayer;
    state.done = 0;
    state.players.forEach(({ home }, player) => {
      if (home === 0) return;
      listen?.({ type: 'stayedHome', player, people: home });
      loseIdlePoints(turn, player, home, 'unplaced');
    });
    listen?.({ type: 'phase', phase: 'act', round: state.round });
  },

  /** A turn ends by itself when all who were placed are home again. */
  ask({ state, rules }) {
    while (state.done < rules.players) {
      if (playerAt(state, state.player).stands !== 0) return true;
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
      const owner = playerAt(state, state.player);
      const closed = rules.closures?.toUsing(state, rules) ?? 0;
      for (let left = owner.stands; left !== 0; left &= left - 1) {
        const place = rules.places[lowestBit(left)]!;
        if (place.group === 'card') rules.cardPaying.offer(state, rules, place, owner, actions);
        else if (place.group === 'building') offerBuild(state, rules, place, owner, actions);
        else if ((closed & (1 << place.index)) === 0) actions.push(place.use);
        actions.push(place.leave);
      }
      offerRedeem(state, rules, state.player, actions);
      return actions;
    },

    answer(turn, action) {
      const { state, rules } = turn;
      const { player } = state;
      if (action.kind === 'redeem') return redeem(turn, player, action);
      if (!isAtPlace(action)) return;
      const place = knownPlace(rules, action.place);
      const people = returnPeople(turn, player, place, action.kind !== 'leave');
      if (action.kind === 'use') usePlace(turn, player, place, people);
      else if (action.kind === 'buy') buy(turn, player, place, action);
      else if (action.kind === 'build') build(turn, player, place, action);
      else loseIdlePoints(turn, player, people, 'unused');
    },

    whyNot(state, rules, action) {
      if (action.kind === 'redeem') return whyNotRedeem(state, rules, state.player, action);
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

/** P4.4; nothing in games that do not count them. */
function loseIdlePoints(turn: Turn, player: number, people: number, reason: string): void {
  const { idlePoints } = turn.rules;
  if (idlePoints > 0) addPoints(turn, player, -idlePoints * people, reason);
}

/** B4.3, B4.4. A reward that is at its end is lost (B3.6). */
function usePlace(turn: Turn, player: number, { work, source }: Place, people: number): void {
  if (work.kind === 'roll') rollFor(turn, player, people, work);
  else if (work.kind === 'reward') {
    const food = work.toll?.(playerAt(turn.state, player)) ?? 0;
    if (food > 0) payGoods(turn, player, goods({ food }), source.id);
    applyEffect(turn, player, work.effect, source);
  }
}

function whyNotAtPlace(state: State, rules: RuleSet, action: AtPlace): WhyNot | undefined {
  const place = rules.placeNamed[action.place];
  if (place === undefined) return whyNoSuchPlace(action.place, rules);
  const { name, work } = place;
  if (standingOn(state, rules, state.player, place) === 0) {
    return why('B4.1', `You have nobody on ${name}.`);
  }
  const owner = playerAt(state, state.player);
  switch (action.kind) {
    case 'leave':
      return undefined;
    case 'use':
      if (work.kind === 'buy')
        return why('B6.1', `A card is bought: buy ${name} …, or leave ${name}.`);
      if (work.kind === 'build') {
        return why('B7.1', `A building is built: build ${name} …, or leave ${name}.`);
      }
      return rules.closures?.whyNotUse(state, rules, place);
    case 'buy':
      return rules.cardPaying.whyNot(state, rules, place, owner, action);
    case 'build':
      return whyNotBuild(state, rules, place, action, owner);
  }
}
