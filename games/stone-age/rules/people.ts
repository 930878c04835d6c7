import type { Place, RuleSet, Turn } from './rule-set.ts';
import { type Player, playerAt, type State } from './state.ts';

/** How many people of a player stand on a place. */
export const standingOn = (state: State, rules: RuleSet, player: number, place: Place): number =>
  state.standing[player * rules.places.length + place.index]!;

export function putPeople(
  { state, rules, listen }: Turn,
  player: number,
  place: Place,
  people: number,
): void {
  state.standing[player * rules.places.length + place.index] = people;
  state.crowd[place.index]! += people;
  const owner = playerAt(state, player);
  owner.home -= people;
  owner.stands |= 1 << place.index;
  listen?.({ type: 'placed', player, place: place.name, people });
}

/** B4.1: people return home from a place when it is resolved, or left (B4.2). */
export function returnPeople(
  { state, rules, listen }: Turn,
  player: number,
  place: Place,
  used: boolean,
): number {
  const at = player * rules.places.length + place.index;
  const people = state.standing[at]!;
  state.standing[at] = 0;
  state.crowd[place.index]! -= people;
  const owner = playerAt(state, player);
  owner.home += people;
  owner.stands &= ~(1 << place.index);
  listen?.({ type: 'returned', player, place: place.name, people, used });
  return people;
}

/** B1.2 */
export const MOST_PEOPLE = 10;

/** B4.3: one more person, who is first placed next round; nothing at 10. */
export function gainPerson({ state, listen }: Turn, player: number): void {
  const owner: Player = playerAt(state, player);
  if (owner.people >= MOST_PEOPLE) return;
  owner.people++;
  owner.home++;
  listen?.({ type: 'person', player, people: owner.people });
}

export const nextPlayer = (player: number, players: number): number =>
  player + 1 < players ? player + 1 : 0;
