import { bitCount, CARDS, cardPoints, payablePoints, sumOf, topTile } from './facts.ts';
import { MEAN_YIELD, meanOf } from './mean-yield.ts';
import { CARD_SPACES_SEEN } from './place-index.ts';
import type { Position } from './position.ts';
import { peopleAt, type Seated } from './seated.ts';

/** Of each player, as things stand. */
export const PLAYER_INPUTS = 71;

export function writePlayer(
  position: Position,
  seated: Seated,
  x: Float32Array,
  offset: number,
): void {
  let at = writeSupplies(seated, x, offset);
  at = writeTools(seated, x, at);
  at = writePoints(seated, x, at);
  at = writeStanding(position, seated, x, at);
  at = writeCardSpaces(position, seated, x, at);
  writeStacks(position, seated, x, at);
}

/** Goods and people, and whether they will be fed. */
function writeSupplies(
  { player, people: standing }: Seated,
  x: Float32Array,
  offset: number,
): number {
  const { food, wood, clay, stone, gold, people, agriculture } = player;
  const short = people - agriculture - food;
  const shortAfterHunt = short - meanOf(MEAN_YIELD.hunt, standing.hunt);
  let at = offset;
  x[at++] = food / 10;
  x[at++] = wood / 6;
  x[at++] = clay / 6;
  x[at++] = stone / 6;
  x[at++] = gold / 6;
  x[at++] = player.jewelry / 6;
  x[at++] = wood > 0 ? 1 : 0;
  x[at++] = clay > 0 ? 1 : 0;
  x[at++] = stone > 0 ? 1 : 0;
  x[at++] = gold > 0 ? 1 : 0;
  x[at++] = (wood + clay + stone + gold) / 12;
  x[at++] = (people - 5) / 5;
  x[at++] = player.home / 10;
  x[at++] = agriculture / 10;
  x[at++] = short > 0 ? short / 10 : 0;
  x[at++] = short < 0 ? -short / 10 : 0;
  x[at++] = shortAfterHunt > 0 ? shortAfterHunt / 10 : 0;
  return at;
}

function writeTools({ player }: Seated, x: Float32Array, offset: number): number {
  const { tools, toolsUsed } = player;
  let fresh = 0;
  let slot = 0;
  for (const value of tools) if ((toolsUsed & (1 << slot++)) === 0) fresh += value;
  let at = offset;
  x[at++] = sumOf(tools) / 12;
  x[at++] = fresh / 12;
  x[at++] = (tools[0] ?? 0) / 4;
  x[at++] = (tools[2] ?? 0) / 4;
  x[at++] = sumOf(player.oneUse) / 9;
  x[at++] = player.redeemable;
  return at;
}

/** What the cards show, what it is worth as things stand, and what else counts in the end. */
function writePoints({ player, shown }: Seated, x: Float32Array, offset: number): number {
  const { people, agriculture, merchant, tools } = player;
  const first = bitCount(shown.symbols);
  const second = bitCount(shown.second);
  const buildings = player.buildings.length;
  const farmers = shown.farmer * agriculture;
  const toolmakers = shown.toolmaker * sumOf(tools);
  const builders = shown.builder * buildings;
  const shamans = shown.shaman * people;
  const traders = shown.trader * merchant;
  const ended =
    player.score +
    first * first +
    second * second +
    farmers +
    toolmakers +
    builders +
    shamans +
    traders +
    (player.wood + player.clay + player.stone + player.gold) +
    2 * player.redeemable;
  let at = offset;
  x[at++] = first / 8;
  x[at++] = second / 8;
  x[at++] = (first * first) / 64;
  x[at++] = (second * second) / 64;
  x[at++] = shown.farmer / 6;
  x[at++] = shown.toolmaker / 6;
  x[at++] = shown.builder / 6;
  x[at++] = shown.shaman / 6;
  x[at++] = shown.trader / 6;
  x[at++] = farmers / 40;
  x[at++] = toolmakers / 40;
  x[at++] = builders / 30;
  x[at++] = shamans / 50;
  x[at++] = traders / 40;
  x[at++] = buildings / 7;
  x[at++] = player.score / 100;
  x[at++] = ended / 150;
  x[at++] = merchant / 10;
  x[at++] = player.traded ? 1 : 0;
  x[at++] = player.faceDown.length / 2;
  return at;
}

/** Where the player's people stand, but for cards and buildings. */
function writeStanding(
  { state, index }: Position,
  { player, seat, people }: Seated,
  x: Float32Array,
  offset: number,
): number {
  const base = seat * index.places;
  let workers = 0;
  for (const place of index.production) workers += peopleAt(state, base + place);
  let at = offset;
  x[at++] = state.firstPlayer === seat ? 1 : 0;
  x[at++] = player.stands === 0 ? 1 : 0;
  x[at++] = meanOf(MEAN_YIELD.hunt, people.hunt) / 5;
  x[at++] = people.forest / 5;
  x[at++] = people.claypit / 5;
  x[at++] = people.quarry / 5;
  x[at++] = people.river / 5;
  x[at++] = meanOf(MEAN_YIELD.forest, people.forest) / 4;
  x[at++] = meanOf(MEAN_YIELD.claypit, people.claypit) / 4;
  x[at++] = meanOf(MEAN_YIELD.quarry, people.quarry) / 4;
  x[at++] = meanOf(MEAN_YIELD.river, people.river) / 4;
  x[at++] = people.toolmaker;
  x[at++] = people.hut / 2;
  x[at++] = people.field;
  x[at++] = index.merchant < 0 ? 0 : peopleAt(state, base + index.merchant) / 2;
  x[at++] = workers / 3;
  return at;
}

/** Cards the player stands on: what they add, and whether they can be paid. */
function writeCardSpaces(
  { state, index }: Position,
  { player, seat, shown }: Seated,
  x: Float32Array,
  offset: number,
): number {
  const resources = player.wood + player.clay + player.stone + player.gold;
  const base = seat * index.places;
  let at = offset;
  for (let space = 0; space < CARD_SPACES_SEEN; space++) {
    const place = index.cards[space];
    const stands = place !== undefined && peopleAt(state, base + place) > 0;
    const card = stands ? CARDS.get(state.cards[space] ?? '') : undefined;
    x[at++] = card === undefined ? 0 : 0.2 + cardPoints(card, shown, player) / 15;
    x[at++] = stands && resources >= space + 1 ? 1 : 0;
  }
  return at;
}

/** Buildings the player stands on: points that can be paid for, and how many cannot. */
function writeStacks(
  { state, index }: Position,
  { player, seat }: Seated,
  x: Float32Array,
  offset: number,
): void {
  const base = seat * index.places;
  let payable = 0;
  let unpaid = 0;
  let stack = 0;
  for (const place of index.buildings) {
    const tile = peopleAt(state, base + place) > 0 ? topTile(state, stack) : undefined;
    stack++;
    if (tile === undefined) continue;
    const points = payablePoints(tile, player);
    if (points > 0) payable += points;
    else unpaid++;
  }
  x[offset] = payable / 20;
  x[offset + 1] = unpaid;
}
