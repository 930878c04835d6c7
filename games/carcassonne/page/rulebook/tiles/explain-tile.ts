import { lieNamed } from '../../../rules/index.ts';
import { START_TILE, TILES, type TileType } from '../../../rules/tiles.ts';
import { aboutTile } from '../../../words/about-tile.ts';
import type { BookName } from '../../../words/page/rulebook/words.ts';
import type { Words } from '../../in-words.tsx';

/** A tile in words. */
export interface ExplainedTile {
  readonly id: string;
  readonly book: BookName;
  /** What it shows. */
  readonly name: string;
  /** How many there are. */
  readonly count: string;
  readonly says: readonly string[];
  readonly rules: readonly string[];
}

/** Every tile there is. */
export const explainTiles = (words: Words): readonly ExplainedTile[] =>
  TILES.map((type) => explainTile(type, words));

function explainTile(type: TileType, words: Words): ExplainedTile {
  const { id, count, module } = type;
  const said = words.rulebook.tiles;
  return {
    id,
    book: module ?? 'base',
    name: capital(aboutTile(id, 0, words)),
    count: said.inTheGame(count),
    says: [...(id === START_TILE ? [said.startTile] : []), ...partsOf(type, words)],
    rules: rulesOf(type),
  };
}

function partsOf({ id, cities, roads, fields, building }: TileType, words: Words): string[] {
  const said = words.rulebook.tiles;
  const ends = roads.filter(({ sides }) => sides.length === 1).length;
  const isShielded = lieNamed(id, 0).segments.some(({ shields }) => shields > 0);
  return [
    ...(building === undefined ? [] : [said[building]]),
    ...(isShielded ? [said.shield] : []),
    ...(cities.length > 1 ? [said.citiesApart(cities.length)] : []),
    ...(ends > 2 ? [said.crossing(ends)] : ends > 0 ? [said.roadEnds] : []),
    fields.length === 0 ? said.noField : said.fields(fields.length),
  ];
}

function rulesOf({ cities, roads, fields, building, module }: TileType): string[] {
  return [
    ...(module === undefined ? [] : ['K2', 'K6']),
    ...(building === 'cloister' ? ['C5.5'] : []),
    ...(cities.length > 0 ? ['C5.3'] : []),
    ...(roads.length > 0 ? ['C5.2'] : []),
    ...(fields.length > 0 ? ['C6.4'] : []),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
