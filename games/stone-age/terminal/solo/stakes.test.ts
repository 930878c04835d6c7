import type { Snapshot, SnapshotPlayer } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../in-words.ts';
import { setUp, soloTable } from '../testing/tables.ts';
import { comes, meanOf } from './limits.ts';
import { stakesOf } from './stakes.ts';

const EN = wordsIn('en');
const NOT_YET = { cardBought: false, elderMoved: false };

const start = (elder: string): Snapshot =>
  soloTable({ rig: { deck: ['C22', 'C28'] }, moves: setUp(20, elder) }).view(0);

function at(elder: string, more: Partial<SnapshotPlayer>, table: Partial<Snapshot> = {}): Snapshot {
  const snapshot = start(elder);
  return { ...snapshot, players: [{ ...snapshot.players[0]!, ...more }], ...table };
}
const said = (snapshot: Snapshot, turn = NOT_YET): string[] =>
  stakesOf(snapshot, turn, EN).map(({ says }) => says);

describe('at stake is', () => {
  it('everybody who is not placed, then everybody who is not used (P4.4)', () => {
    expect(said(at('river', { home: 3 }))[0]).toBe('3 people to place, or -2 each');
    const acting = { phase: 'act' as const, places: { forest: [1], card2: [1] } };
    expect(said(at('river', { home: 3 }, acting))[0]).toBe('2 people to use, or -2 each');
    expect(said(at('river', {}, { phase: 'act', places: { card2: [1] } }))[0]).toMatch(
      /^1 person /,
    );
  });

  it.each([
    ['river', { food: 7 }, 'feeding takes 5 of your 7 food'],
    ['river', { agriculture: 6 }, 'nobody needs food'],
    ['river', { food: 3, gold: 2 }, 'feeding takes 5, you have 3 food and 2 gold'],
    [
      'river',
      { food: 3, gold: 1 },
      'feeding takes 5, you have 3 food and 1 gold: starving -10 and more',
    ],
    ['hunt', { food: 3, gold: 5 }, 'feeding takes 5, you have 3 food: starving -10 and more'],
    [
      'village',
      { food: 1, agriculture: 1, tools: [2, 0, 0] },
      'feeding takes 4, you have 1 food and 3 in tools and agriculture',
    ],
  ])('feeding, with the elder in %s and %j (P6.2, P6.3)', (elder, has, expected) => {
    expect(said(at(elder, has))[1]).toBe(expected);
  });

  it('the card on space 2, until one is bought (P6.1)', () => {
    const discarded = 'no card bought yet: card2 would be discarded';
    expect(said(start('river'))).toContain(discarded);
    expect(said(start('river'), { ...NOT_YET, cardBought: true })).not.toContain(discarded);
  });

  it('what may find no room where people stand (P2.3)', () => {
    const standing = { phase: 'act' as const, places: { forest: [3], hunt: [1] } };
    expect(said(at('river', { wood: 3, food: 0 }, standing)).slice(3)).toEqual([
      'forest: room for 2 wood, ≈ -2.4',
    ]);
  });

  it('nothing while the game is set up and after its end', () => {
    expect(said(soloTable().view(0))).toEqual([]);
    expect(said(at('river', {}, { phase: 'over' }))).toEqual([]);
  });
});

describe('what comes', () => {
  it('from places and as food is on the board; else it is in the pool (P2.2, P2.3)', () => {
    const snapshot = at('river', { wood: 4, food: 0 });
    expect(comes(snapshot, 'wood', 3, 'forest')).toEqual({ taken: 1, lost: 4 });
    expect(comes(snapshot, 'wood', 3, 'C24')).toEqual({ taken: 0, lost: 0 });
    expect(comes(snapshot, 'food', 7, 'C03')).toEqual({ taken: 5, lost: 4 });
  });

  it('is on average what all rolls bring, and what they lose', () => {
    const { taken, lost } = meanOf(at('river', { wood: 4 }), 'forest', 1);
    // 1 and 2 bring nothing, 3 to 5 one, 6 two, of which one finds no room.
    expect(taken).toBeCloseTo(4 / 6, 9);
    expect(lost).toBeCloseTo(2 / 6, 9);
  });
});
