import type { Player, State } from '@ochre/stone-age/rules';
import { newShown, type Shown, type Soon, show } from './facts.ts';
import { MEAN_YIELD, meanOf } from './mean-yield.ts';
import type { PlaceIndex } from './place-index.ts';

/** A player, and what can be said of them as things stand. */
export interface Seated {
  readonly player: Player;
  readonly seat: number;
  readonly people: PeopleAt;
  readonly shown: Shown;
  readonly soon: Soon;
}

/** How many of a player's people stand where. */
export interface PeopleAt {
  readonly hunt: number;
  readonly forest: number;
  readonly claypit: number;
  readonly quarry: number;
  readonly river: number;
  readonly toolmaker: number;
  readonly hut: number;
  readonly field: number;
}

const newSoon = (): Soon => ({ wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 });

/** Kept from one position to the next: a position is looked at too often for new ones each time. */
const SHOWN: readonly Shown[] = Array.from({ length: 5 }, newShown);
const SOON: readonly Soon[] = Array.from({ length: 5 }, newSoon);

/** All players, the seat itself first and the others in turn order. Of one position at a time. */
export function seatedFrom(state: State, seat: number, index: PlaceIndex): readonly Seated[] {
  const { players } = state;
  const all: Seated[] = [];
  for (let k = 0; k < players.length; k++) {
    const at = (seat + k) % players.length;
    const player = players[at];
    const shown = SHOWN[k];
    const soon = SOON[k];
    if (player === undefined || shown === undefined || soon === undefined) break;
    const people = peopleOf(state, at * index.places, index);
    show(player, k === 0, shown);
    foresee(player, people, soon);
    all.push({ player, seat: at, people, shown, soon });
  }
  return all;
}

/** The people of a player at a place. */
export const peopleAt = ({ standing }: State, at: number): number => standing[at] ?? 0;

function peopleOf(state: State, base: number, index: PlaceIndex): PeopleAt {
  return {
    hunt: peopleAt(state, base + index.hunt),
    forest: peopleAt(state, base + index.forest),
    claypit: peopleAt(state, base + index.claypit),
    quarry: peopleAt(state, base + index.quarry),
    river: peopleAt(state, base + index.river),
    toolmaker: peopleAt(state, base + index.toolmaker),
    hut: peopleAt(state, base + index.hut),
    field: peopleAt(state, base + index.field),
  };
}

function foresee(player: Player, people: PeopleAt, soon: Soon): void {
  soon.wood = player.wood + meanOf(MEAN_YIELD.forest, people.forest);
  soon.clay = player.clay + meanOf(MEAN_YIELD.claypit, people.claypit);
  soon.stone = player.stone + meanOf(MEAN_YIELD.quarry, people.quarry);
  soon.gold = player.gold + meanOf(MEAN_YIELD.river, people.river);
  soon.jewelry = player.jewelry;
}
