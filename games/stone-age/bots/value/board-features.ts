import type { Tile } from '@ochre/stone-age/rules';
import {
  CARDS,
  type CardFacts,
  cardPoints,
  payablePoints,
  soonPoints,
  topTile,
  UPPER_KINDS,
} from './facts.ts';
import { CARD_SPACES_SEEN, type PlaceIndex } from './place-index.ts';
import type { SeenPosition } from './position.ts';

const COMMON = 13;
const PER_CARD_SPACE = 1 + UPPER_KINDS.length;
const PER_STACK = 9;
/** Of a full stack. */
const TILES_IN_STACK = 7;

export const boardInputs = (players: number): number =>
  COMMON + CARD_SPACES_SEEN * (PER_CARD_SPACE + players) + players * PER_STACK;

/** What lies on the table, kept from position to position and written anew where it has changed. */
export class BoardFeatures {
  private readonly x: Float32Array;
  private readonly offset: number;
  /** Those that nobody stands on. */
  private readonly openCards: (CardFacts | undefined)[];
  private readonly openTiles: (Tile | undefined)[];

  constructor(x: Float32Array, offset: number, { buildings }: PlaceIndex) {
    this.x = x;
    this.offset = offset;
    this.openCards = new Array(CARD_SPACES_SEEN).fill(undefined);
    this.openTiles = new Array(buildings.length).fill(undefined);
  }

  look(position: SeenPosition): void {
    writeCommon(position, this.x, this.offset);
    this.lookAtTiles(position, this.lookAtCards(position, this.offset + COMMON));
  }

  /** Cards that nobody stands on: what they bring, and what they would add for each player. */
  private lookAtCards({ state, index, seated }: SeenPosition, offset: number): number {
    const { x, openCards } = this;
    const { cards, crowd } = state;
    const width = PER_CARD_SPACE + seated.length;
    let start = offset;
    for (let space = 0; space < CARD_SPACES_SEEN; space++) {
      const isOpen = crowd[index.cards[space] ?? -1] === 0;
      const card = isOpen ? CARDS.get(cards[space] ?? '') : undefined;
      const isNew = card !== openCards[space];
      if (isNew) {
        openCards[space] = card;
        x.fill(0, start, start + width);
      }
      if (card !== undefined) {
        if (isNew) {
          x[start] = 1;
          x[start + 1 + card.upper] = card.amount;
        }
        let at = start + PER_CARD_SPACE;
        for (const one of seated) {
          if (isNew || one.isNew) x[at] = cardPoints(card, one.shown, one.player) / 15;
          at++;
        }
      }
      start += width;
    }
    return start;
  }

  /** Tiles that nobody stands on: points and price, and what they are to the seat itself. */
  private lookAtTiles({ state, index, seated }: SeenPosition, offset: number): void {
    const { x, openTiles } = this;
    const own = seated[0];
    if (own === undefined) return;
    let at = offset;
    for (let stack = 0; stack < openTiles.length; stack++) {
      const isOpen = state.crowd[index.buildings[stack] ?? -1] === 0;
      const tile = isOpen ? topTile(state, stack) : undefined;
      const isNew = tile !== openTiles[stack];
      if (isNew) {
        openTiles[stack] = tile;
        x.fill(0, at, at + PER_STACK);
        if (tile !== undefined) writeTile(tile, x, at);
      }
      if (tile !== undefined && (isNew || own.isNew)) {
        x[at + 7] = payablePoints(tile, own.player) / 20;
        x[at + 8] = soonPoints(tile, own.soon) / 20;
      }
      at += PER_STACK;
    }
  }
}

/** How far the game has come, and whose turn it is. */
function writeCommon(
  { state, toCome, seated }: SeenPosition,
  x: Float32Array,
  offset: number,
): void {
  const deck = state.deck.length - state.drawn;
  let fewest = TILES_IN_STACK;
  let tiles = 0;
  let stack = 0;
  for (const { length } of state.stacks) {
    const left = length - (state.gone[stack++] ?? 0);
    tiles += left;
    if (left < fewest) fewest = left;
  }
  const placing = state.step === 0;
  let at = offset;
  x[at++] = placing ? 1 : 0;
  x[at++] = placing ? 0 : 1;
  x[at++] = state.round / 20;
  x[at++] = deck / 36;
  x[at++] = deck <= 4 ? 1 : 0;
  x[at++] = deck <= 10 ? (10 - deck) / 10 : 0;
  x[at++] = fewest / 7;
  x[at++] = fewest <= 1 ? 1 : 0;
  x[at++] = fewest <= 3 ? (3 - fewest) / 3 : 0;
  x[at++] = tiles / (TILES_IN_STACK * seated.length);
  // Who is next, as far as it matters: whether it is this seat's own turn.
  x[at++] = state.player === seated[0]?.seat ? 1 : 0;
  x[at++] = state.pending.length > 0 ? 1 : 0;
  x[at++] = toCome / 10;
}

function writeTile({ points, cost }: Tile, x: Float32Array, at: number): void {
  x[at] = typeof points === 'number' ? points / 20 : 0;
  x[at + 1] = cost.kind === 'kinds' ? cost.kinds / 4 : 0;
  x[at + 2] = cost.kind === 'range' ? 1 : 0;
  if (cost.kind !== 'fixed') return;
  const { goods } = cost;
  x[at + 3] = (goods.wood ?? 0) / 2;
  x[at + 4] = (goods.clay ?? 0) / 2;
  x[at + 5] = (goods.stone ?? 0) / 2;
  x[at + 6] = (goods.gold ?? 0) / 2;
}
