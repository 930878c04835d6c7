import { bitCount } from '@ochre/stone-age/rules';
import { CARDS, cardPoints, payablePoints, sumOf, topTile } from './facts.ts';
import { CARD_SPACES_SEEN } from './place-index.ts';
import type { SeenPosition } from './position.ts';
import type { Seated } from './seated.ts';

/** Of each player, as things stand. */
export const PLAYER_INPUTS = 71;

export function writePlayer(
  position: SeenPosition,
  seated: Seated,
  x: Float32Array,
  offset: number,
): void {
  writeStanding(position, seated, x, writeHoldings(seated, x, offset));
}

/** Goods, people and tools; then what the cards show, and what all of it is worth in the end. */
function writeHoldings(seated: Seated, x: Float32Array, offset: number): number {
  const { player, standing, shown, tools: sum } = seated;
  const { food, wood, clay, stone, gold, people, agriculture, merchant, tools } = player;
  const resources = wood + clay + stone + gold;
  const short = people - agriculture - food;
  const shortAfterHunt = short - standing.food;
  let fresh = 0;
  let slot = 0;
  for (const value of tools) if ((player.toolsUsed & (1 << slot++)) === 0) fresh += value;
  const first = bitCount(shown.symbols);
  const second = bitCount(shown.second);
  const buildings = player.buildings.length;
  const farmers = shown.farmer * agriculture;
  const toolmakers = shown.toolmaker * sum;
  const builders = shown.builder * buildings;
  const shamans = shown.shaman * people;
  const traders = shown.trader * merchant;
  const byCards =
    first * first + second * second + farmers + toolmakers + builders + shamans + traders;
  seated.ifNow = player.score + byCards + resources + 2 * player.redeemable;
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
  x[at++] = resources / 12;
  x[at++] = (people - 5) / 5;
  x[at++] = player.home / 10;
  x[at++] = agriculture / 10;
  x[at++] = short > 0 ? short / 10 : 0;
  x[at++] = short < 0 ? -short / 10 : 0;
  x[at++] = shortAfterHunt > 0 ? shortAfterHunt / 10 : 0;
  x[at++] = sum / 12;
  x[at++] = fresh / 12;
  x[at++] = (tools[0] ?? 0) / 4;
  x[at++] = (tools[2] ?? 0) / 4;
  x[at++] = sumOf(player.oneUse) / 9;
  x[at++] = player.redeemable;
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
  x[at++] = seated.ifNow / 150;
  x[at++] = merchant / 10;
  x[at++] = player.traded ? 1 : 0;
  x[at++] = player.faceDown.length / 2;
  return at;
}

/** Where the player's people stand, and what they will get for it. */
function writeStanding(
  { state, index }: SeenPosition,
  { player, isFirst, base, standing, shown }: Seated,
  x: Float32Array,
  offset: number,
): void {
  const people = state.standing;
  const resources = player.wood + player.clay + player.stone + player.gold;
  let workers = 0;
  for (const place of index.production) workers += people[base + place] ?? 0;
  let at = offset;
  x[at++] = isFirst ? 1 : 0;
  x[at++] = player.stands === 0 ? 1 : 0;
  x[at++] = standing.food / 5;
  x[at++] = standing.forest / 5;
  x[at++] = standing.claypit / 5;
  x[at++] = standing.quarry / 5;
  x[at++] = standing.river / 5;
  x[at++] = standing.wood / 4;
  x[at++] = standing.clay / 4;
  x[at++] = standing.stone / 4;
  x[at++] = standing.gold / 4;
  x[at++] = standing.toolmaker;
  x[at++] = standing.hut / 2;
  x[at++] = standing.field;
  x[at++] = index.merchant < 0 ? 0 : (people[base + index.merchant] ?? 0) / 2;
  x[at++] = workers / 3;
  for (let space = 0; space < CARD_SPACES_SEEN; space++) {
    const place = index.cards[space];
    const stands = place !== undefined && people[base + place] !== 0;
    const card = stands ? CARDS.get(state.cards[space] ?? '') : undefined;
    x[at++] = card === undefined ? 0 : 0.2 + cardPoints(card, shown, player) / 15;
    x[at++] = stands && resources >= space + 1 ? 1 : 0;
  }
  let payable = 0;
  let unpaid = 0;
  let stack = 0;
  for (const place of index.buildings) {
    const tile = people[base + place] === 0 ? undefined : topTile(state, stack);
    stack++;
    if (tile === undefined) continue;
    const points = payablePoints(tile, player);
    if (points > 0) payable += points;
    else unpaid++;
  }
  x[at++] = payable / 20;
  x[at++] = unpaid;
}
