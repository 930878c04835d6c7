import { type Player, playerAt, type State } from '@ochre/stone-age/rules';
import { type CardsShown, newShown, type Soon, show } from './facts.ts';
import { MEAN_YIELD } from './mean-yield.ts';
import type { PlaceIndex } from './place-index.ts';

/** A player, and what can be said of them as things stand. */
export interface Seated {
  player: Player;
  seat: number;
  /** Where the player's people begin in `state.standing`. */
  base: number;
  isFirst: boolean;
  /** Something has changed since the position before. */
  isNew: boolean;
  /** All tools together. */
  tools: number;
  /** The points if the game ended now, and those that are likely if it ended with this round. */
  ifNow: number;
  ifSoon: number;
  readonly standing: PeopleStanding;
  readonly shown: CardsShown;
  readonly soon: Soon;
  /** What all this was found by: a copy, for a position may be played on in place. */
  readonly known: Player;
  /** And the people of each place. */
  readonly people: number[];
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

/** Somebody about whom nothing is known yet. */
export const newSeated = (player: Player, places: number): Seated => ({
  player,
  seat: -1,
  base: 0,
  isFirst: false,
  isNew: true,
  tools: 0,
  ifNow: 0,
  ifSoon: 0,
  standing: newStanding(),
  shown: newShown(),
  soon: { wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 },
  known: { ...player },
  people: new Array<number>(places).fill(0),
});

/** Looks at whoever sits at a seat; what follows from it is found only where something has changed. */
export function lookAgain(
  one: Seated,
  state: State,
  seat: number,
  seesFaceDown: boolean,
  index: PlaceIndex,
): void {
  const player = playerAt(state, seat);
  const isOther = one.seat !== seat;
  const isFirst = state.firstPlayer === seat;
  one.player = player;
  one.seat = seat;
  one.base = seat * index.places;
  const isSame =
    !isOther &&
    one.isFirst === isFirst &&
    isAsKnown(one.known, player) &&
    isStandingAsKnown(one, state);
  one.isNew = !isSame;
  one.isFirst = isFirst;
  if (isSame) return;
  const { known } = one;
  const { tools } = player;
  one.tools = (tools[0] ?? 0) + (tools[1] ?? 0) + (tools[2] ?? 0);
  stand(state, one.base, index, one.standing);
  if (isOther || known.cards !== player.cards || known.faceDown !== player.faceDown) {
    show(player, seesFaceDown, one.shown);
  }
  foresee(player, one.standing, one.soon);
  know(known, player);
  for (let place = 0; place < one.people.length; place++) {
    one.people[place] = state.standing[one.base + place] ?? 0;
  }
}

function isStandingAsKnown({ people, base }: Seated, { standing }: State): boolean {
  for (let place = 0; place < people.length; place++) {
    if (people[place] !== standing[base + place]) return false;
  }
  return true;
}

/** Lists are replaced, never changed, so that the same list has the same items. */
const isAsKnown = (known: Player, player: Player): boolean =>
  known.score === player.score &&
  known.food === player.food &&
  known.wood === player.wood &&
  known.clay === player.clay &&
  known.stone === player.stone &&
  known.gold === player.gold &&
  known.jewelry === player.jewelry &&
  known.people === player.people &&
  known.home === player.home &&
  known.stands === player.stands &&
  known.agriculture === player.agriculture &&
  known.merchant === player.merchant &&
  known.traded === player.traded &&
  known.tools === player.tools &&
  known.toolsUsed === player.toolsUsed &&
  known.oneUse === player.oneUse &&
  known.redeemable === player.redeemable &&
  known.cards === player.cards &&
  known.faceDown === player.faceDown &&
  known.buildings === player.buildings;

function know(known: Player, player: Player): void {
  known.score = player.score;
  known.food = player.food;
  known.wood = player.wood;
  known.clay = player.clay;
  known.stone = player.stone;
  known.gold = player.gold;
  known.jewelry = player.jewelry;
  known.people = player.people;
  known.home = player.home;
  known.stands = player.stands;
  known.agriculture = player.agriculture;
  known.merchant = player.merchant;
  known.traded = player.traded;
  known.tools = player.tools;
  known.toolsUsed = player.toolsUsed;
  known.oneUse = player.oneUse;
  known.redeemable = player.redeemable;
  known.cards = player.cards;
  known.faceDown = player.faceDown;
  known.buildings = player.buildings;
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
