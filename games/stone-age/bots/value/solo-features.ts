import {
  bitCount,
  ELDER_AREAS,
  ELDER_MATERIAL,
  type Player,
  RESOURCES,
  type State,
} from '@ochre/stone-age/rules';
import {
  CARDS,
  cardPoints,
  newShown,
  payablePoints,
  show,
  sumOf,
  TILES,
  UPPER_KINDS,
} from './facts.ts';
import { MEAN_YIELD } from './mean-yield.ts';
import type { PlaceIndex } from './place-index.ts';

/** What the network sees of the one-player game: the player, the elder, the board, cards and tiles. */
export const SOLO_VERSION = 1;

const GOODS = ['food', 'wood', 'clay', 'stone', 'gold'] as const;
/** By area of the elder's path. */
const MATERIAL = ELDER_AREAS.map((area) => ELDER_MATERIAL[area]);
const ROLLED = ['forest', 'claypit', 'quarry', 'river'] as const;

const PER_CARD = 2 + UPPER_KINDS.length;
const PER_TILE = 9;
/** The row, then the top of the draw stack. */
const CARDS_SEEN = 4 + 3;
/** Of each stack, from the top. */
const TILES_SEEN = 3;
const PLAYER = 49;
const TABLE = 46;

export const SOLO_FEATURES =
  PLAYER + TABLE + CARDS_SEEN * PER_CARD + 2 * (1 + TILES_SEEN * PER_TILE);

const shown = newShown();

/** The one-player game as the features look at it; the player's people are the only ones. */
interface Alone {
  readonly state: State;
  readonly player: Player;
  readonly index: PlaceIndex;
}

export function writeSoloFeatures(state: State, index: PlaceIndex, x: Float32Array): void {
  x.fill(0);
  const player = state.players[0];
  if (player === undefined) return;
  const alone = { state, player, index };
  show(player, true, shown);
  writePlayer(alone, x);
  writeTable(alone, x);
  writeTiles(alone, x, writeCards(alone, x, PLAYER + TABLE));
}

function writeCards({ state, player, index }: Alone, x: Float32Array, offset: number): number {
  let at = offset;
  for (let space = 0; space < 4; space++, at += PER_CARD) {
    const occupied = isOccupied(state, index.cards[space]);
    writeCard(state.cards[space] ?? '', occupied, player, x, at);
  }
  for (let next = 0; next < 3; next++, at += PER_CARD) {
    writeCard(state.deck[state.drawn + next] ?? '', false, player, x, at);
  }
  return at;
}

function writeTiles({ state, player, index }: Alone, x: Float32Array, offset: number): void {
  let at = offset;
  for (let stack = 0; stack < 2; stack++) {
    const tiles = state.stacks[stack] ?? [];
    const gone = state.gone[stack] ?? 0;
    x[at++] = (tiles.length - gone) / 6;
    for (let depth = 0; depth < TILES_SEEN; depth++, at += PER_TILE) {
      const occupied = depth === 0 && isOccupied(state, index.buildings[stack]);
      writeTile(tiles[gone + depth] ?? '', occupied, player, x, at);
    }
  }
}

const isOccupied = ({ crowd }: State, place: number | undefined): boolean =>
  place !== undefined && (crowd[place] ?? 0) > 0;

function writePlayer({ state, player, index }: Alone, x: Float32Array): void {
  const { people, agriculture, tools, toolsUsed, score } = player;
  const first = bitCount(shown.symbols);
  const second = bitCount(shown.second);
  const sumOfTools = sumOf(tools);
  const buildings = player.buildings.length;
  const { standing } = state;
  let at = 0;
  for (const good of GOODS) {
    x[at++] = player[good] / 8;
    x[at++] = Math.max(0, people - player[good]) / 10;
  }
  x[at++] = (people - 5) / 5;
  x[at++] = player.home / 10;
  x[at++] = agriculture / 10;
  for (let slot = 0; slot < 3; slot++) {
    const value = tools[slot] ?? 0;
    x[at++] = value / 4;
    x[at++] = (toolsUsed & (1 << slot)) === 0 ? value / 4 : 0;
  }
  x[at++] = sumOf(player.oneUse) / 9;
  x[at++] = player.redeemable;
  x[at++] = first / 8;
  x[at++] = second / 8;
  x[at++] = (first * first + second * second) / 64;
  x[at++] = shown.farmer / 6;
  x[at++] = shown.toolmaker / 6;
  x[at++] = shown.builder / 6;
  x[at++] = shown.shaman / 6;
  x[at++] = (shown.farmer * agriculture) / 40;
  x[at++] = (shown.toolmaker * sumOfTools) / 40;
  x[at++] = (shown.builder * buildings) / 30;
  x[at++] = (shown.shaman * people) / 50;
  x[at++] = buildings / 7;
  x[at++] = score / 100;
  const hunted = MEAN_YIELD.hunt[standing[index.hunt] ?? 0] ?? 0;
  const need = people - agriculture;
  x[at++] = need / 10;
  x[at++] = Math.max(0, need - player.food) / 10;
  x[at++] = Math.max(0, need - player.food - hunted) / 10;
  x[at++] = hunted / 5;
  for (const place of ROLLED) {
    const count = standing[index[place]] ?? 0;
    x[at++] = count / 5;
    x[at++] = (MEAN_YIELD[place][count] ?? 0) / 4;
  }
  x[at++] = standing[index.toolmaker] ?? 0;
  x[at++] = (standing[index.hut] ?? 0) / 2;
  x[at++] = standing[index.field] ?? 0;
}

function writeTable({ state, player, index }: Alone, x: Float32Array): void {
  const { solo } = state;
  if (solo === null) return;
  const { board, outside, tokens, elder } = solo;
  let at = PLAYER;
  const area = elder === '' ? -1 : ELDER_AREAS.indexOf(elder);
  for (let one = 0; one < 6; one++) x[at++] = one === area ? 1 : 0;
  const phase = state.round === 1 && elder === '' ? 0 : state.step;
  for (let one = 0; one < 6; one++) x[at++] = one === phase ? 1 : 0;
  x[at++] = solo.elderMoved ? 1 : 0;
  x[at++] = solo.cardBought ? 1 : 0;
  x[at++] = state.pending.length > 0 ? 1 : 0;
  x[at++] = held(area, player) / 8;
  x[at++] = held(solo.elderMoved ? area : area + 1, player) / 8;
  x[at++] = held(area + 2, player) / 8;
  x[at++] = board.food / 20;
  x[at++] = board.food === 0 ? 1 : 0;
  x[at++] = board.food > 20 ? (board.food - 20) / 20 : 0;
  let left = 0;
  for (const resource of RESOURCES) {
    x[at++] = board[resource] / 12;
    x[at++] = board[resource] === 0 ? 1 : 0;
    x[at++] = outside[resource] / 12;
    left += board[resource] * (resource === 'wood' || resource === 'clay' ? 1 : 2);
  }
  const pool = outside.wood + outside.clay + outside.stone + outside.gold;
  x[at++] = pool === 0 ? 1 : 0;
  x[at++] = left / 80;
  x[at++] = tokens.low / 3;
  x[at++] = tokens.high / 2;
  const discarded = solo.discard.length;
  x[at++] = discarded / 10;
  const deck = state.deck.length - state.drawn;
  x[at++] = deck / 16;
  x[at++] = deck <= 3 ? (3 - deck) / 3 : 0;
  x[at++] = state.round / 20;
  const ended =
    player.score +
    bitCount(shown.symbols) ** 2 +
    bitCount(shown.second) ** 2 +
    shown.farmer * player.agriculture +
    shown.toolmaker * sumOf(player.tools) +
    shown.builder * player.buildings.length +
    shown.shaman * player.people +
    (player.wood + player.clay + player.stone + player.gold) +
    Math.min(2 * player.redeemable, pool) -
    left -
    discarded -
    tokens.low -
    3 * tokens.high -
    3 * (10 - player.people) +
    10 * deck;
  x[at++] = ended / 100;
  const cards = state.cards.reduce((count, card) => (card === '' ? count : count + 1), 0);
  x[at++] = cards / 3;
  x[at++] = state.cards[0] === '' ? 0 : 1;
  x[at++] = player.stands === 0 ? 1 : 0;
  x[at++] = index.cards.reduce((count, place) => count + (state.crowd[place] ?? 0), 0) / 3;
}

/** How much of the elder's material a player has, by area of his path. */
function held(area: number, player: Player): number {
  if (area < 0) return 0;
  const material = MATERIAL[area % MATERIAL.length] ?? 'village';
  if (material !== 'village') return player[material];
  return player.agriculture + sumOf(player.tools);
}

function writeCard(
  id: string,
  occupied: boolean,
  player: Player,
  x: Float32Array,
  at: number,
): void {
  const card = CARDS.get(id);
  if (card === undefined) return;
  x[at] = occupied ? 1 : 0.5;
  x[at + 1] = cardPoints(card, shown, player) / 15;
  x[at + 2 + card.upper] = card.amount;
}

function writeTile(
  id: string,
  occupied: boolean,
  player: Player,
  x: Float32Array,
  at: number,
): void {
  const tile = TILES.get(id);
  if (tile === undefined) return;
  x[at] = occupied ? 1 : 0;
  x[at + 1] = typeof tile.points === 'number' ? tile.points / 20 : 0;
  x[at + 2] = tile.cost.kind === 'kinds' ? tile.cost.kinds / 4 : 0;
  x[at + 3] = tile.cost.kind === 'range' ? 1 : 0;
  if (tile.cost.kind === 'fixed') {
    const { goods } = tile.cost;
    x[at + 4] = (goods.wood ?? 0) / 2;
    x[at + 5] = (goods.clay ?? 0) / 2;
    x[at + 6] = (goods.stone ?? 0) / 2;
    x[at + 7] = (goods.gold ?? 0) / 2;
  }
  x[at + 8] = payablePoints(tile, player) / 20;
}
