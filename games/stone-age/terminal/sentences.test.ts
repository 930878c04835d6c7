import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { sentence } from './sentences.ts';
import { playOn } from './testing/playing.ts';
import { TestTable } from './testing/tables.ts';

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

  const ALONE = { names: ['You'], you: 0 };

  it.each<[Event, string | undefined]>([
    [
      { type: 'stocked', player: 0, good: 'food', count: 4 },
      'You add 4 food to the hunting grounds.',
    ],
    [{ type: 'stocked', player: 0, good: 'clay', count: 0 }, 'You leave all clay on the board.'],
    [{ type: 'stocked', player: 0, good: 'clay', count: 3 }, 'You remove 3 clay from the board.'],
    [{ type: 'elder', area: 'village' }, 'The elder goes to the village.'],
    [{ type: 'elder', area: 'claypit' }, 'The elder goes to the clay pit.'],
    [
      { type: 'noRoom', player: 0, good: 'wood', count: 2, from: 'forest' },
      'You have no room for 2 wood from the forest.',
    ],
    [
      { type: 'tokensPaid', player: 0, slots: [1, 2], values: [2, 1], for: 'card3' },
      'You pay the tool tokens 2 and 1 for card space 3.',
    ],
    [
      { type: 'tokensPaid', player: 0, slots: [1], values: [2], for: 'feeding' },
      'You feed the people with the tool token 2.',
    ],
    [
      { type: 'paid', player: 0, goods: { food: 3, wood: 2 }, for: 'feeding' },
      'You feed the people with 3 food, 2 wood.',
    ],
    [{ type: 'paid', player: 0, goods: { food: 3 }, for: 'starving' }, 'You lose 3 food.'],
    [{ type: 'paid', player: 0, goods: { wood: 1 }, for: 'offer' }, 'You offer 1 wood.'],
    [
      { type: 'paid', player: 0, goods: { food: 5 }, for: 'field' },
      'You pay 5 food for the field.',
    ],
    [{ type: 'agriculture', player: 0, agriculture: 2 }, 'You have agriculture 2 now.'],
    [
      { type: 'slid', card: 'C22', from: 'deck' },
      'Card C22 (3 points · music) moves from the draw stack to card space 1.',
    ],
    [
      { type: 'slid', card: 'C22', from: 'card3' },
      'Card C22 (3 points · music) moves from card space 3 to card space 1.',
    ],
    [
      { type: 'cycled', place: 'building1', tiles: 1 },
      '1 tile of building stack 1 goes to the bottom.',
    ],
    [
      { type: 'cardTaken', player: 0, card: 'C22', from: 'outside' },
      'You take card C22 (3 points · music) from the outside stack.',
    ],
    [
      { type: 'discarded', card: 'C22' },
      'No card was bought: card C22 (3 points · music) is discarded.',
    ],
    [{ type: 'fed', player: 0, food: 0, missing: 5 }, undefined],
    [{ type: 'fed', player: 0, food: 0, missing: 0 }, 'Nobody needs food.'],
    [{ type: 'round', round: 4, firstPlayer: 0 }, 'Turn 4 begins.'],
    [
      { type: 'row', cards: ['', 'C22'], deck: 7 },
      'On the card spaces: nothing, C22; 7 in the draw stack.',
    ],
  ])('alone: %j', (event, expected) => {
    expect(sentence(event, ALONE)).toBe(expected);
  });

  it.each([
    { players: 1, variant: 'solo', types: 17 },
    { players: 4, modules: [], types: 15 },
    { players: 5, modules: ['style', 'huts'], types: 17 },
  ])('tell a whole game, each ending with a full stop: %j', ({ players, types, ...game }) => {
    const told = new Set<string>();
    const cast = players === 1 ? ALONE : CAST;
    const table = new TestTable({ players, ...game }, 'whole', []);
    playOn(table, Number.POSITIVE_INFINITY);
    for (const event of table.momentOf(0).past) {
      const text = sentence(event, cast);
      if (text === undefined) continue;
      expect(text).toMatch(/^[A-Z\d].*\.$/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      told.add(event.type);
    }
    expect(told.size).toBeGreaterThan(types);
  });
});
