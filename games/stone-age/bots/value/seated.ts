import type { Player, State } from '@ochre/stone-age/rules';
import { type CardsShown, newShown, type Soon, show } from './facts.ts';
import { MEAN_YIELD } from './mean-yield.ts';
import type { PlaceIndex } from './place-index.ts';

/** A player, and what can be said of them as things stand. */
export interface Seated {
  player: Player;
  seat: number;
  /** Where the player's people begin in `state.standing`. */
  base: number;
  /** All tools together. */
  tools: number;
  readonly standing: PeopleStanding;
  readonly shown: CardsShown;
  readonly soon: Soon;
}

/** How many of a player's people stand where, and what those who gather will bring on average. */
export interface PeopleStanding {
  hunt: number;
  forest: number;
  claypit: number;
  quarry: number;
  river: number;
  toolmaker: number;
  hut: number;
  field: number;
  food: number;
  wood: number;
  clay: number;
  stone: number;
  gold: number;
}

const newStanding = (): PeopleStanding => ({
  hunt: 0,
  forest: 0,
  claypit: 0,
  quarry: 0,
  river: 0,
  toolmaker: 0,
  hut: 0,
  field: 0,
  food: 0,
  wood: 0,
  clay: 0,
  stone: 0,
  gold: 0,
});

const newSeated = (player: Player): Seated => ({
  player,
  seat: 0,
  base: 0,
  tools: 0,
  standing: newStanding(),
  shown: newShown(),
  soon: { wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 },
});

/** By the number of players, filled anew for every position: they are too many to make new ones. */
const KEPT: (readonly Seated[] | undefined)[] = new Array(6).fill(undefined);

function keptFor(players: readonly Player[]): readonly Seated[] {
  const kept = KEPT[players.length] ?? players.map(newSeated);
  KEPT[players.length] = kept;
  return kept;
}

/**
 * All players, the seat itself first and the others in turn order: of the position that was asked
 * about last.
 */
export function seatedFrom(state: State, seat: number, index: PlaceIndex): readonly Seated[] {
  const { players } = state;
  const all = keptFor(players);
  let at = seat;
  for (const one of all) {
    const player = players[at] ?? one.player;
    const { tools } = player;
    one.player = player;
    one.seat = at;
    one.base = at * index.places;
    one.tools = (tools[0] ?? 0) + (tools[1] ?? 0) + (tools[2] ?? 0);
    stand(state, one.base, index, one.standing);
    show(player, at === seat, one.shown);
    foresee(player, one.standing, one.soon);
    at = at + 1 === players.length ? 0 : at + 1;
  }
  return all;
}

/** Read in the open: so often that a call for each of them would be felt. */
function stand(state: State, base: number, index: PlaceIndex, people: PeopleStanding): void {
  const { standing } = state;
  people.hunt = standing[base + index.hunt] ?? 0;
  people.forest = standing[base + index.forest] ?? 0;
  people.claypit = standing[base + index.claypit] ?? 0;
  people.quarry = standing[base + index.quarry] ?? 0;
  people.river = standing[base + index.river] ?? 0;
  people.toolmaker = standing[base + index.toolmaker] ?? 0;
  people.hut = standing[base + index.hut] ?? 0;
  people.field = standing[base + index.field] ?? 0;
  people.food = MEAN_YIELD.hunt[people.hunt] ?? 0;
  people.wood = MEAN_YIELD.forest[people.forest] ?? 0;
  people.clay = MEAN_YIELD.claypit[people.claypit] ?? 0;
  people.stone = MEAN_YIELD.quarry[people.quarry] ?? 0;
  people.gold = MEAN_YIELD.river[people.river] ?? 0;
}

function foresee(player: Player, standing: PeopleStanding, soon: Soon): void {
  soon.wood = player.wood + standing.wood;
  soon.clay = player.clay + standing.clay;
  soon.stone = player.stone + standing.stone;
  soon.gold = player.gold + standing.gold;
  soon.jewelry = player.jewelry;
}
