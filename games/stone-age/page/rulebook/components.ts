import {
  BASE_CARDS,
  BASE_TILES,
  type Card,
  HUTS_TILES,
  STYLE_CARDS,
  STYLE_TILES,
  type Tile,
} from '@ochre/stone-age/rules';
import { nameOfCard, nameOfTile } from '../../words/name-cards.ts';
import { explainCost, explainTileAtOnce } from '../../words/sayings/explain.ts';
import { explainEffect, explainLower } from '../../words/sayings/explain-effect.ts';
import type { Words } from '../in-words.tsx';
import { ruleOfEffect, rulesOfLower, rulesOfTile } from './rules-of.ts';

export const COMPONENT_MODULES = ['base', 'style', 'huts'] as const;
export type ComponentModule = (typeof COMPONENT_MODULES)[number];

/** A card or tile and all that are just like it. */
interface Alike {
  readonly module: ComponentModule;
  readonly ids: readonly [string, ...string[]];
}
export type Component = Alike &
  (
    | { readonly kind: 'cards'; readonly card: Card }
    | { readonly kind: 'tiles'; readonly tile: Tile }
  );
export type ComponentKind = Component['kind'];

/** A component in words. */
export interface Explained {
  readonly name: string;
  readonly cost: string | undefined;
  readonly atOnce: readonly string[];
  readonly atEnd: readonly string[];
  readonly rules: readonly string[];
  readonly isUnsure: boolean;
}

const cardsOf = (module: ComponentModule, cards: readonly Card[]): Component[] =>
  alike(cards).map(([ids, card]) => ({ kind: 'cards', module, ids, card }));

const tilesOf = (module: ComponentModule, tiles: readonly Tile[]): Component[] =>
  alike(tiles).map(([ids, tile]) => ({ kind: 'tiles', module, ids, tile }));

/** Those that differ by nothing but their id, with the first of them. */
function alike<Piece extends { readonly id: string }>(
  pieces: readonly Piece[],
): [[string, ...string[]], Piece][] {
  const groups = new Map<string, [[string, ...string[]], Piece]>();
  for (const piece of pieces) {
    const looks = JSON.stringify({ ...piece, id: '' });
    const group = groups.get(looks);
    if (group === undefined) groups.set(looks, [[piece.id], piece]);
    else group[0].push(piece.id);
  }
  return [...groups.values()];
}

/** Everything there is. */
export const COMPONENTS: readonly Component[] = [
  ...cardsOf('base', BASE_CARDS),
  ...tilesOf('base', BASE_TILES),
  ...cardsOf('style', STYLE_CARDS),
  ...tilesOf('style', STYLE_TILES),
  ...tilesOf('huts', HUTS_TILES),
];

export function explainComponent(component: Component, words: Words): Explained {
  return component.kind === 'cards'
    ? explainedCard(component.card, words)
    : explainedTile(component.tile, words);
}

const explainedCard = (card: Card, words: Words): Explained => ({
  name: capital(nameOfCard(card, words)),
  cost: undefined,
  atOnce: explainEffect(card.upper, words),
  atEnd: explainLower(card.lower, words),
  rules: [ruleOfEffect(card.upper), ...rulesOfLower(card.lower)],
  isUnsure: card.unsure === true,
});

const explainedTile = (tile: Tile, words: Words): Explained => ({
  name: shortNameOf(tile, words),
  cost: explainCost(tile.cost, words),
  atOnce: explainTileAtOnce(tile, words),
  atEnd: [],
  rules: rulesOfTile(tile),
  isUnsure: tile.unsure === true,
});

/** Where a tile has a name, that alone. */
function shortNameOf(tile: Tile, words: Words): string {
  const names: Readonly<Partial<Record<string, string>>> = words.tiles.names;
  if (tile.effect?.kind === 'work') return words.works[tile.effect.resource];
  return names[tile.id] ?? nameOfTile(tile, words);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
