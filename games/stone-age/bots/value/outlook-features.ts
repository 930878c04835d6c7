import type { Player } from '@ochre/stone-age/rules';
import { CARDS, cardPoints, pointsAtOnce, soonPoints, topTile } from './facts.ts';
import type { SeenPosition } from './position.ts';
import type { Seated } from './seated.ts';

export const OUTLOOK_INPUTS = 11;

/** B8.2, B1.4: what hunger costs, which is nothing for who has nothing to lose. */
const HUNGER = 10;
/** What a resource brings in a building, on average. */
const POINTS_OF_A_RESOURCE = 4.5;

/** What will become of a player's people, and what the rounds to come make of the rest. */
export function writeOutlook(
  { state, index, toCome }: SeenPosition,
  seated: Seated,
  x: Float32Array,
  offset: number,
): void {
  const { player, standing, soon, shown, base, tools } = seated;
  const { people, agriculture, food, score } = player;
  const short = people - agriculture - food;
  const penalty = Math.min(score, HUNGER) / HUNGER;
  const resources = soon.wood + soon.clay + soon.stone + soon.gold;
  let price = 0;
  let byCards = 0;
  let space = 0;
  for (const place of index.cards) {
    space++;
    if (state.standing[base + place] === 0) continue;
    price += space;
    const card = CARDS.get(state.cards[space - 1] ?? '');
    if (card !== undefined) byCards += cardPoints(card, shown, player) + pointsAtOnce(card);
  }
  let built = 0;
  let tiles = 0;
  let stack = 0;
  for (const place of index.buildings) {
    const tile = state.standing[base + place] === 0 ? undefined : topTile(state, stack);
    const points = tile === undefined ? 0 : soonPoints(tile, soon);
    if (points > 0) tiles++;
    built += points;
    stack++;
  }
  const missing = Math.max(0, short - standing.food);
  seated.ifSoon =
    seated.ifNow +
    (resources - player.wood - player.clay - player.stone - player.gold) +
    (1 - 1 / POINTS_OF_A_RESOURCE) * built +
    byCards +
    shown.farmer * standing.field +
    shown.toolmaker * standing.toolmaker +
    (shown.shaman * standing.hut) / 2 +
    shown.builder * tiles -
    Math.min(price, resources) -
    Math.min(missing, HUNGER * penalty);
  let at = offset;
  x[at++] = score === 0 ? 1 : 0;
  x[at++] = short > 0 ? penalty : 0;
  x[at++] = short > standing.food ? penalty : 0;
  x[at++] = resources / 12;
  x[at++] = price / 6;
  x[at++] = price > resources ? (price - resources) / 3 : 0;
  x[at++] = built / 20;
  writeToCome(toCome, player, tools, x, at);
}

/** Where the rounds to come are counted, which every move may change. */
const TO_COME_AT = OUTLOOK_INPUTS - 4;

/** The same for somebody else about whom only that is new. */
export function writeOutlookToCome(
  { toCome }: SeenPosition,
  { player, tools }: Seated,
  x: Float32Array,
  offset: number,
): void {
  writeToCome(toCome, player, tools, x, offset + TO_COME_AT);
}

function writeToCome(
  toCome: number,
  { people, agriculture }: Player,
  tools: number,
  x: Float32Array,
  at: number,
): void {
  x[at] = (people * toCome) / 80;
  x[at + 1] = (tools * toCome) / 60;
  x[at + 2] = (agriculture * toCome) / 60;
  x[at + 3] = (Math.max(0, people - agriculture) * toCome) / 60;
}
