import type { WhyNot } from '@ochre/kernel';
import { bitCount } from '../../bits.ts';
import { VILLAGE_ORDER } from '../../elder.ts';
import { AGRICULTURE_END } from '../../gains.ts';
import { knownPlace } from '../../known.ts';
import { standingOn } from '../../people.ts';
import { type Closures, type Place, type RuleSet, why } from '../../rule-set.ts';
import { type Player, playerAt, type State, tilesLeft } from '../../state.ts';
import { isInElderArea } from './elder.ts';
import { inTheHut, soloOf } from './limits.ts';
import { canGetTool } from './tool-tokens.ts';

/** Why a place is closed; '' for one that is open. */
type Closure = '' | 'elder' | 'nothingThere' | 'villageIsFull' | 'order' | 'tooLittleFood';

/** P3.1, P4.1–P4.3, P4.6 */
export const closures: Closures = {
  toPlacing: (state, rules) => bitsOf(state, rules, closedToPlacing),
  toUsing: (state, rules) => bitsOf(state, rules, closedToUsing),
  whyNotPlace: (state, rules, place) =>
    inWords(closedToPlacing(state, rules, place), state, rules, place),
  whyNotUse: (state, rules, place) =>
    inWords(closedToUsing(state, rules, place), state, rules, place),
};

function bitsOf(
  state: State,
  rules: RuleSet,
  closure: (state: State, rules: RuleSet, place: Place) => Closure,
): number {
  let bits = 0;
  for (const place of rules.places) {
    if (closure(state, rules, place) !== '') bits |= 1 << place.index;
  }
  return bits;
}

function closedToPlacing(state: State, rules: RuleSet, place: Place): Closure {
  const closure = closedAtAnyTime(state, place);
  if (closure !== '' || place.group !== 'village') return closure;
  const owner = playerAt(state, state.player);
  const used = bitCount(owner.stands & rules.bits.village);
  return used >= villagePlaces(owner) ? 'villageIsFull' : '';
}

function closedToUsing(state: State, rules: RuleSet, place: Place): Closure {
  const closure = closedAtAnyTime(state, place);
  if (closure !== '' || place.group !== 'village') return closure;
  if (earlierInVillage(state, rules, place) !== undefined) return 'order';
  const owner = playerAt(state, state.player);
  const toll = place.work.kind === 'reward' ? (place.work.toll?.(owner) ?? 0) : 0;
  return owner.food < toll ? 'tooLittleFood' : '';
}

function closedAtAnyTime(state: State, place: Place): Closure {
  if (isInElderArea(state, place)) return 'elder';
  return hasWork(state, place) ? '' : 'nothingThere';
}

/** P4.1: whether a place has goods to give, or can do its work. */
function hasWork(state: State, { work }: Place): boolean {
  switch (work.kind) {
    case 'roll':
      return work.good !== 'jewelry' && soloOf(state).board[work.good] > 0;
    case 'buy':
      return state.cards[work.space] !== '';
    case 'build':
      return tilesLeft(state, work.stack) > 0;
    case 'reward': {
      const owner = playerAt(state, state.player);
      if (work.effect.kind === 'tool') return canGetTool(state, owner);
      if (work.effect.kind === 'agriculture') return owner.agriculture < AGRICULTURE_END;
      return inTheHut(owner) > 0;
    }
  }
}

/** P4.2: how many places of the village can be used in one turn. */
export function villagePlaces({ agriculture }: Pick<Player, 'agriculture'>): number {
  if (agriculture >= 3) return 3;
  return agriculture === 2 ? 2 : 1;
}

/** The place of the village where somebody stands who comes before this one. */
const earlierInVillage = (state: State, rules: RuleSet, place: Place): string | undefined =>
  VILLAGE_ORDER.slice(0, VILLAGE_ORDER.indexOf(place.name)).find(
    (name) => standingOn(state, rules, state.player, knownPlace(rules, name)) > 0,
  );

function inWords(closure: Closure, state: State, rules: RuleSet, place: Place): WhyNot | undefined {
  const { name } = place;
  const owner = playerAt(state, state.player);
  switch (closure) {
    case '':
      return undefined;
    case 'elder':
      return why(
        'P3.1',
        `The elder stands in ${name === soloOf(state).elder ? `${name}` : 'the village'}: it is closed.`,
      );
    case 'nothingThere':
      return why('P4.1', NOTHING_THERE[place.group === 'village' ? name : place.group]!(name));
    case 'villageIsFull': {
      const places = villagePlaces(owner);
      return why(
        'P4.2',
        `With agriculture ${owner.agriculture} only ${places} of the village's places can be used in a turn.`,
      );
    }
    case 'order':
      return why(
        'P4.3',
        `In the village the order is ${VILLAGE_ORDER.join(', ')}: first use or leave ${earlierInVillage(state, rules, place)}.`,
      );
    case 'tooLittleFood':
      return why(
        'P4.6',
        `The field costs ${inTheHut(owner)} food, 1 for each person in the hut; you have ${owner.food}.`,
      );
  }
}

/** By place of the village, or by group. */
const NOTHING_THERE: Readonly<Record<string, (name: string) => string>> = {
  hunt: () => 'There is no food at the hunting grounds.',
  resource: (name) => `There is nothing left at ${name}.`,
  card: (name) => `There is no card on ${name}.`,
  building: (name) => `There is no tile left on ${name}.`,
  toolmaker: () => 'There is no tool to take or to raise.',
  field: () => 'Agriculture is at its end.',
  hut: () => 'Nobody is left in the hut.',
};
