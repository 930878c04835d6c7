import { parseRecord, replay } from '@ochre/kernel';
import { type Event, stoneAge } from '@ochre/stone-age';
import { describe, expect, it } from 'vitest';
import { sentence } from './sentences.ts';
import { randomRecord } from './testing/play.ts';

const CAST = { names: ['Anna', 'Ben'], you: 1 };

describe('sentences', () => {
  it.each<[Event, string]>([
    [
      { type: 'placed', player: 0, place: 'forest', people: 3 },
      'Anna puts 3 people on the forest.',
    ],
    [{ type: 'placed', player: 1, place: 'card1', people: 1 }, 'You put 1 person on card space 1.'],
    [{ type: 'person', player: 0, people: 6 }, 'Anna has 6 people now.'],
    [{ type: 'person', player: 1, people: 6 }, 'You have 6 people now.'],
    [{ type: 'person', player: 2, people: 6 }, 'Player 2 has 6 people now.'],
    [
      { type: 'gained', player: 0, goods: { wood: 2, gold: 1 }, from: 'redeem' },
      'Anna gets 2 wood, 1 gold from the redeemed card.',
    ],
    [
      { type: 'toolsUsed', player: 0, for: 'river', slots: [1], oneUse: [4], added: 6 },
      'Anna adds 6 with tool 1 and the one-use tool of 4.',
    ],
    [
      { type: 'points', player: 0, points: -10, score: 3, for: 'starving' },
      'Anna loses 10 points, now 3.',
    ],
    [
      { type: 'points', player: 0, points: 0, score: 0, for: 'starving' },
      'Anna stays at 0 points.',
    ],
    [{ type: 'merchant', player: 0, merchant: 4 }, 'Anna moves to 4 on the merchant track.'],
    [
      { type: 'traded', player: 1, give: { jewelry: 2 }, get: { stone: 1 } },
      'You trade 2 jewelry for 1 stone.',
    ],
    [
      { type: 'paid', player: 0, goods: { jewelry: 3 }, for: 'extra card' },
      'Anna pays 3 jewelry for one more card.',
    ],
    [{ type: 'placed', player: 0, place: 'D04', people: 2 }, 'Anna puts 2 people on building D04.'],
    [{ type: 'cardDrawn', player: 0, card: null }, 'Anna draws a card face down.'],
    [
      { type: 'cardDrawn', player: 1, card: 'C13' },
      'You draw card C13 (2 dice for gold · art) face down.',
    ],
    [
      { type: 'built', player: 0, tile: 'B01', place: 'building1' },
      'Anna builds B01 (2 wood, clay → 10).',
    ],
    [
      { type: 'tileOpened', place: 'building2', tile: '', left: 0 },
      'Now building stack 2 is empty.',
    ],
    [
      { type: 'fed', player: 0, food: 3, missing: 2 },
      'Anna feeds the people with 3 food; 2 more would be needed.',
    ],
    [
      { type: 'over', because: 'stack', scores: [], winners: [], breakdown: [] },
      'The game is over: a building stack is empty.',
    ],
  ])('%j', (event, expected) => {
    expect(sentence(event, CAST)).toBe(expected);
  });

  it.each([
    { players: 4, modules: [], types: 15 },
    { players: 5, modules: ['style', 'huts'], types: 17 },
  ])('tell a whole game, each ending with a full stop: %j', ({ players, modules, types }) => {
    const told = new Set<string>();
    const record = randomRecord('whole', players, { modules });
    replay(stoneAge, parseRecord(record), 'whole', (_move, events) => {
      for (const event of events) {
        const text = sentence(event, CAST);
        if (text === undefined) continue;
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        told.add(event.type);
      }
    });
    expect(told.size).toBeGreaterThan(types);
  });
});
