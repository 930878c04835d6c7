import type { Card, Tile } from '@ochre/stone-age/rules';
import { nameOfCard, nameOfTile } from '../words/name-cards.ts';
import { explainCost, explainTileAtOnce } from '../words/sayings/explain.ts';
import { explainEffect, explainLower, type Game } from '../words/sayings/explain-effect.ts';
import { cardOf, tileOf } from './faces.ts';
import type { Words } from './in-words.ts';

/** What a card or tile does, in sentences, or undefined for an unknown id. */
export function aboutComponent(id: string, words: Words, game?: Game): string[] | undefined {
  const card = cardOf(id);
  if (card !== undefined) return aboutCard(card, words, game);
  const tile = tileOf(id);
  return tile === undefined ? undefined : aboutTile(tile, words);
}

function aboutCard(card: Card, words: Words, game?: Game): string[] {
  const { atOnce, atEnd } = words.rulebook.components;
  return [
    `${card.id}: ${nameOfCard(card, words)}`,
    `  ${atOnce}: ${explainEffect(card.upper, words, game).join(' ')}`,
    `  ${atEnd}: ${explainLower(card.lower, words).join(' ')}`,
  ];
}

function aboutTile(tile: Tile, words: Words): string[] {
  const { cost, atOnce } = words.rulebook.components;
  return [
    `${tile.id}: ${nameOfTile(tile, words)}`,
    `  ${cost}: ${explainCost(tile.cost, words)}`,
    `  ${atOnce}: ${explainTileAtOnce(tile, words).join(' ')}`,
  ];
}
