import type { Player, State } from '@ochre/stone-age/rules';
import { roundsToCome } from '../archetypes/judging/rounds.ts';
import {
  bitCount,
  CARDS,
  cardPoints,
  newShown,
  payablePoints,
  type Shown,
  type Soon,
  show,
  soonPoints,
  TILES,
  UPPER_KINDS,
} from './facts.ts';
import { MEAN_YIELD } from './mean-yield.ts';

/**
 * What the network sees of a position, from one player's seat: numbers around 0 to 1, most of them 0.
 * First a block for each player, the seat itself first and the others in turn order, then the board.
 * The order is part of the trained weights: a change of it needs new ones (`FEATURES_VERSION`).
 */
export const FEATURES_VERSION = 2;

/** Of each player, as things stand; then what is in sight. */
const NOW = 71;
const PER_PLAYER = NOW + 11;
const PER_CARD_SPACE = 1 + UPPER_KINDS.length;
const PER_STACK = 9;
const COMMON = 13;
const CARD_SPACES = 5;

export const featureCount = (players: number): number =>
  players * PER_PLAYER + COMMON + CARD_SPACES * (PER_CARD_SPACE + players) + players * PER_STACK;

const SHOWN: readonly Shown[] = Array.from({ length: 5 }, newShown);
/** What the seat itself will have; the board's tiles are judged by it. */
const OWN: Soon = { wood: 0, clay: 0, stone: 0, gold: 0, jewelry: 0 };
const OTHER: Soon = { ...OWN };

/** The places as `state.standing` counts them, by name; they differ with the modules. */
export interface PlaceIndex {
  readonly places: number;
  readonly hunt: number;
  readonly forest: number;
  readonly claypit: number;
  readonly quarry: number;
  readonly river: number;
  readonly toolmaker: number;
  readonly hut: number;
  readonly field: number;
  /** -1 where the game has none. */
  readonly merchant: number;
  readonly production: readonly number[];
  readonly cards: readonly number[];
  readonly buildings: readonly number[];
}

/** Writes the features of a position for a seat into `x`, which must be as long as they are. */
export function writeFeatures(
  state: State,
  seat: number,
  index: PlaceIndex,
  x: Float32Array,
): void {
  x.fill(0);
  const { players } = state;
  const count = players.length;
  const toCome = roundsToCome(state);
  for (let k = 0; k < count; k++) {
    const at = (seat + k) % count;
    show(players[at]!, k === 0, SHOWN[k]!);
    foresee(state, players[at]!, at, index, k === 0 ? OWN : OTHER);
    const offset = k * PER_PLAYER;
    writePlayer(state, players[at]!, at, index, SHOWN[k]!, x, offset);
    writeOutlook(state, players[at]!, at, index, k === 0 ? OWN : OTHER, toCome, x, offset + NOW);
  }
  writeBoard(state, seat, index, toCome, x, count * PER_PLAYER);
}

function writePlayer(
  state: State,
  player: Player,
  seat: number,
  index: PlaceIndex,
  shown: Shown,
  x: Float32Array,
  offset: number,
): void {
  const { food, wood, clay, stone, gold, people, agriculture, tools, toolsUsed } = player;
  const { standing } = state;
  const base = seat * index.places;
  const first = bitCount(shown.symbols);
  const second = bitCount(shown.second);
  const sumOfTools = tools[0]! + tools[1]! + tools[2]!;
  let fresh = 0;
  for (let slot = 0; slot < 3; slot++) if ((toolsUsed & (1 << slot)) === 0) fresh += tools[slot]!;
  let oneUse = 0;
  for (let i = 0; i < player.oneUse.length; i++) oneUse += player.oneUse[i]!;
  const resources = wood + clay + stone + gold;
  const buildings = player.buildings.length;
  const ended =
    player.score +
    first * first +
    second * second +
    shown.farmer * agriculture +
    shown.toolmaker * sumOfTools +
    shown.builder * buildings +
    shown.shaman * people +
    shown.trader * player.merchant +
    resources +
    2 * player.redeemable;
  const hunters = standing[base + index.hunt]!;
  const hunted = MEAN_YIELD[2]![hunters]!;
  const short = people - agriculture - food;
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
  const shortAfterHunt = short - hunted;
  x[at++] = shortAfterHunt > 0 ? shortAfterHunt / 10 : 0;
  x[at++] = sumOfTools / 12;
  x[at++] = fresh / 12;
  x[at++] = tools[0]! / 4;
  x[at++] = tools[2]! / 4;
  x[at++] = oneUse / 9;
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
  x[at++] = (shown.farmer * agriculture) / 40;
  x[at++] = (shown.toolmaker * sumOfTools) / 40;
  x[at++] = (shown.builder * buildings) / 30;
  x[at++] = (shown.shaman * people) / 50;
  x[at++] = (shown.trader * player.merchant) / 40;
  x[at++] = buildings / 7;
  x[at++] = player.score / 100;
  x[at++] = ended / 150;
  x[at++] = player.merchant / 10;
  x[at++] = player.traded ? 1 : 0;
  x[at++] = player.faceDown.length / 2;
  x[at++] = state.firstPlayer === seat ? 1 : 0;
  x[at++] = player.stands === 0 ? 1 : 0;
  x[at++] = hunted / 5;
  x[at++] = standing[base + index.forest]! / 5;
  x[at++] = standing[base + index.claypit]! / 5;
  x[at++] = standing[base + index.quarry]! / 5;
  x[at++] = standing[base + index.river]! / 5;
  x[at++] = MEAN_YIELD[3]![standing[base + index.forest]!]! / 4;
  x[at++] = MEAN_YIELD[4]![standing[base + index.claypit]!]! / 4;
  x[at++] = MEAN_YIELD[5]![standing[base + index.quarry]!]! / 4;
  x[at++] = MEAN_YIELD[6]![standing[base + index.river]!]! / 4;
  x[at++] = standing[base + index.toolmaker]!;
  x[at++] = standing[base + index.hut]! / 2;
  x[at++] = standing[base + index.field]!;
  x[at++] = index.merchant < 0 ? 0 : standing[base + index.merchant]! / 2;
  let workers = 0;
  for (const place of index.production) workers += standing[base + place]!;
  x[at++] = workers / 3;
  for (let space = 0; space < CARD_SPACES; space++) {
    const place = index.cards[space];
    const stands = place !== undefined && standing[base + place]! > 0;
    const card = stands ? CARDS.get(state.cards[space]!) : undefined;
    x[at++] = card === undefined ? 0 : 0.2 + cardPoints(card, shown, player) / 15;
    x[at++] = stands && resources >= space + 1 ? 1 : 0;
  }
  let payable = 0;
  let unpaid = 0;
  for (let stack = 0; stack < index.buildings.length; stack++) {
    if (standing[base + index.buildings[stack]!]! === 0) continue;
    const tile = TILES.get(state.stacks[stack]![state.gone[stack]!] ?? '');
    if (tile === undefined) continue;
    const points = payablePoints(tile, player);
    if (points > 0) payable += points;
    else unpaid++;
  }
  x[at++] = payable / 20;
  x[at++] = unpaid;
}

function foresee(
  { standing }: State,
  player: Player,
  seat: number,
  index: PlaceIndex,
  soon: Soon,
): void {
  const base = seat * index.places;
  soon.wood = player.wood + MEAN_YIELD[3]![standing[base + index.forest]!]!;
  soon.clay = player.clay + MEAN_YIELD[4]![standing[base + index.claypit]!]!;
  soon.stone = player.stone + MEAN_YIELD[5]![standing[base + index.quarry]!]!;
  soon.gold = player.gold + MEAN_YIELD[6]![standing[base + index.river]!]!;
  soon.jewelry = player.jewelry;
}

/** B8.2, B1.4: what hunger costs, which is nothing for who has nothing to lose. */
const HUNGER = 10;

/** What will become of a player's people, and what the rounds to come make of the rest. */
function writeOutlook(
  { standing, stacks, gone }: State,
  player: Player,
  seat: number,
  index: PlaceIndex,
  soon: Soon,
  toCome: number,
  x: Float32Array,
  offset: number,
): void {
  const { people, agriculture, food, score, tools } = player;
  const base = seat * index.places;
  const short = people - agriculture - food;
  const hunted = MEAN_YIELD[2]![standing[base + index.hunt]!]!;
  const penalty = Math.min(score, HUNGER) / HUNGER;
  const resources = soon.wood + soon.clay + soon.stone + soon.gold;
  let price = 0;
  for (let space = 0; space < index.cards.length; space++) {
    if (standing[base + index.cards[space]!]! > 0) price += space + 1;
  }
  let built = 0;
  for (let stack = 0; stack < index.buildings.length; stack++) {
    if (standing[base + index.buildings[stack]!]! === 0) continue;
    const tile = TILES.get(stacks[stack]![gone[stack]!] ?? '');
    if (tile !== undefined) built += soonPoints(tile, soon);
  }
  let at = offset;
  x[at++] = score === 0 ? 1 : 0;
  x[at++] = short > 0 ? penalty : 0;
  x[at++] = short > hunted ? penalty : 0;
  x[at++] = resources / 12;
  x[at++] = price / 6;
  x[at++] = price > resources ? (price - resources) / 3 : 0;
  x[at++] = built / 20;
  x[at++] = (people * toCome) / 80;
  x[at++] = ((tools[0]! + tools[1]! + tools[2]!) * toCome) / 60;
  x[at++] = (agriculture * toCome) / 60;
  x[at++] = (Math.max(0, people - agriculture) * toCome) / 60;
}

function writeBoard(
  state: State,
  seat: number,
  index: PlaceIndex,
  toCome: number,
  x: Float32Array,
  offset: number,
): void {
  const { players, crowd } = state;
  const count = players.length;
  let at = offset;
  const deck = state.deck.length - state.drawn;
  let fewest = 7;
  let tiles = 0;
  for (let stack = 0; stack < state.stacks.length; stack++) {
    const left = state.stacks[stack]!.length - state.gone[stack]!;
    tiles += left;
    if (left < fewest) fewest = left;
  }
  const placing = state.step === 0;
  x[at++] = placing ? 1 : 0;
  x[at++] = placing ? 0 : 1;
  x[at++] = state.round / 20;
  x[at++] = deck / 36;
  x[at++] = deck <= 4 ? 1 : 0;
  x[at++] = deck <= 10 ? (10 - deck) / 10 : 0;
  x[at++] = fewest / 7;
  x[at++] = fewest <= 1 ? 1 : 0;
  x[at++] = fewest <= 3 ? (3 - fewest) / 3 : 0;
  x[at++] = tiles / (7 * count);
  // Who is next, as far as it matters: whether it is this seat's own turn.
  x[at++] = state.player === seat ? 1 : 0;
  x[at++] = state.pending.length > 0 ? 1 : 0;
  x[at++] = toCome / 10;
  for (let space = 0; space < CARD_SPACES; space++) {
    const card = CARDS.get(state.cards[space] ?? '');
    const open = card !== undefined && crowd[index.cards[space]!] === 0;
    if (open) {
      x[at] = 1;
      x[at + 1 + card.upper] = card.amount;
      for (let k = 0; k < count; k++) {
        const player = players[(seat + k) % count]!;
        x[at + PER_CARD_SPACE + k] = cardPoints(card, SHOWN[k]!, player) / 15;
      }
    }
    at += PER_CARD_SPACE + count;
  }
  for (let stack = 0; stack < state.stacks.length; stack++) {
    const tile = TILES.get(state.stacks[stack]![state.gone[stack]!] ?? '');
    if (tile !== undefined && crowd[index.buildings[stack]!] === 0) {
      x[at] = typeof tile.points === 'number' ? tile.points / 20 : 0;
      x[at + 1] = tile.cost.kind === 'kinds' ? tile.cost.kinds / 4 : 0;
      x[at + 2] = tile.cost.kind === 'range' ? 1 : 0;
      if (tile.cost.kind === 'fixed') {
        const { goods } = tile.cost;
        x[at + 3] = (goods.wood ?? 0) / 2;
        x[at + 4] = (goods.clay ?? 0) / 2;
        x[at + 5] = (goods.stone ?? 0) / 2;
        x[at + 6] = (goods.gold ?? 0) / 2;
      }
      x[at + 7] = payablePoints(tile, players[seat]!) / 20;
      x[at + 8] = soonPoints(tile, OWN) / 20;
    }
    at += PER_STACK;
  }
}
