import { randomFrom } from '@ochre/kernel';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { after, having, newGame } from '../testing/position.ts';
import { Deals } from './deals.ts';

const placed = after(newGame(), 'place building1 1', 'place hunt 5', 'place hunt 4');
const seen = stoneAge.determinize(
  having(placed, 0, { wood: 5, clay: 5, stone: 5 }),
  0,
  randomFrom('seen'),
);

/** The positions that are judged when this one is reached. */
function judged(later: State): State[] {
  const states: State[] = [];
  new Deals(seen, 0, randomFrom('deals')).mean(later, 0, (state) => states.push(state));
  return states;
}

const topTile = ({ stacks, gone }: State): string => stacks[0]![gone[0]!]!;

function build(): State {
  const [first] = stoneAge.legalActions(seen).filter(({ kind }) => kind === 'build');
  return after(seen, stoneAge.print(first!));
}

describe('what a turn reveals', () => {
  it('is one position as long as nothing comes to light', () => {
    expect(judged(seen)).toEqual([seen]);
  });

  it('is a tile of every deal after a building', () => {
    const tiles = judged(build()).map(topTile);
    expect(tiles[0]).toBe(topTile(build()));
    expect(new Set(tiles).size).toBeGreaterThan(1);
  });

  it('is a row of every deal after a round, with no card twice', () => {
    const bought = stoneAge.clone(seen);
    bought.cards = ['', ...bought.cards.slice(1)];
    const next = stoneAge.clone(bought);
    next.cards = [...bought.cards.slice(1), seen.deck[seen.drawn]!];
    next.drawn++;
    const rows = judged(next).map(({ cards }) => cards);
    expect(rows[0]).toEqual(next.cards);
    for (const row of rows) {
      expect(new Set(row).size).toBe(row.length);
      expect(row.slice(0, -1)).toEqual(next.cards.slice(0, -1));
    }
    expect(new Set(rows.map((row) => row.at(-1))).size).toBeGreaterThan(1);
  });

  it('leaves the position that it judges as it was', () => {
    const later = build();
    const before = JSON.stringify(later);
    judged(later);
    expect(JSON.stringify(later)).toBe(before);
  });
});
