import { lieNamed, SIDES, type Side, type Turn } from '../rules/index.ts';
import type { Words } from './index.ts';

/** What a tile shows, in words: "city north with a shield, road east and west". */
export function aboutTile(tile: string, turn: Turn, words: Words): string {
  const { segments, building } = lieNamed(tile, turn);
  const { shows } = words;
  const sides = (numbers: readonly number[]): string =>
    words.and(numbers.map((side) => shows.side[sideAt(side)]));
  const parts = [
    ...(building === undefined ? [] : [words.segments[building]]),
    ...segments
      .filter(({ kind }) => kind !== 'field')
      .map(({ kind, sides: own, shields }) => {
        const said = `${words.segments[kind]} ${sides(own)}`;
        return shields === 0 ? said : `${said} (${shows.shield})`;
      }),
  ];
  const isAllField = segments.every(({ kind }) => kind === 'field');
  return [...parts, ...(isAllField ? [shows.nothingBut(words.segments.field)] : [])].join(', ');
}

const sideAt = (side: number): Side => SIDES[side] ?? 'n';
