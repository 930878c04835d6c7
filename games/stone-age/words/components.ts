import { ALL_CARDS, ALL_TILES, type Card, type Effect, type Tile } from '@ochre/stone-age/rules';

const CARDS: ReadonlyMap<string, Card> = new Map(ALL_CARDS.map((card) => [card.id, card]));
const TILES: ReadonlyMap<string, Tile> = new Map(ALL_TILES.map((tile) => [tile.id, tile]));

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`card: "${id}" is none of the game's cards`);
  return card;
}

export function tileOf(id: string): Tile {
  const tile = TILES.get(id);
  if (tile === undefined) throw new Error(`tile: "${id}" is none of the game's tiles`);
  return tile;
}

/** What a card or tile of this name does at once; undefined where there is none, or it does nothing. */
export const effectOf = (id: string): Effect | undefined =>
  CARDS.get(id)?.upper ?? TILES.get(id)?.effect;
