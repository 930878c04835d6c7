import { SIDES, type Side, type Turn } from '../../rules/index.ts';
import type { Words } from '../in-words.ts';
import { lieNamed } from '../picture/lie-named.ts';

/** What a tile shows, in words: "city north with a shield, road east and west". */
export function aboutTile(tile: string, turn: Turn, words: Words): string {
  const { segments, building } = lieNamed(tile, turn);
  const { plain } = words.terminal;
  const sides = (numbers: readonly number[]): string =>
    words.and(numbers.map((side) => plain.side[sideAt(side)]));
  const parts = [
    ...(building === undefined ? [] : [words.segments[building]]),
    ...segments
      .filter(({ kind }) => kind !== 'field')
      .map(({ kind, sides: own, shields }) => {
        const said = `${words.segments[kind]} ${sides(own)}`;
        return shields === 0 ? said : `${said} (${plain.shield})`;
      }),
  ];
  const isAllField = segments.every(({ kind }) => kind === 'field');
  return [...parts, ...(isAllField ? [plain.nothingBut(words.segments.field)] : [])].join(', ');
}

const sideAt = (side: number): Side => SIDES[side] ?? 'n';
