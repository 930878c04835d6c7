import type { CardRule, Place, RuleSet, TileRule } from './rule-set.ts';

/** What the rules of a game certainly have: who asks has checked it, or it lies on the table. */

export const knownPlace = ({ placeNamed }: RuleSet, name: string): Place => placeNamed[name]!;

export const knownCard = ({ cards }: RuleSet, id: string): CardRule => cards[id]!;

export const knownTile = ({ tiles }: RuleSet, id: string): TileRule => tiles[id]!;
