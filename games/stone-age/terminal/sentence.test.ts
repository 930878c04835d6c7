import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './in-words.ts';
import { sentence } from './sentence.ts';
import { playOn } from './testing/playing.ts';
import { TestTable } from './testing/tables.ts';

const words = wordsIn('en');
const CAST = { words, seats: [{ name: 'Anna' }, { name: 'Ben' }], viewer: 1 };

describe('sentences', () => {
  it.each<[Event, string | undefined]>([
    [
      { type: 'placed', player: 0, place: 'forest', people: 3 },
      'Anna places 3 people in the forest.',
    ],
    [{ type: 'placed', player: 1, place: 'card1', people: 1 }, 'You place 1 person at card 1.'],
    [{ type: 'person', player: 0, people: 6 }, 'Anna gets one more person (now 6).'],
    [{ type: 'person', player: 1, people: 6 }, 'You get one more person (now 6).'],
    [
      { type: 'gained', player: 0, goods: { wood: 2, gold: 1 }, from: 'redeem' },
      'Anna redeems a card for 2 wood and 1 gold.',
    ],
    [
      { type: 'toolsUsed', player: 0, for: 'river', slots: [1], oneUse: [4], added: 6 },
      'Anna adds 6 with 2 tools.',
    ],
    [
      { type: 'points', player: 0, points: -10, score: 3, for: 'starving' },
      'Anna loses 10 points.',
    ],
    [{ type: 'points', player: 0, points: 0, score: 0, for: 'starving' }, undefined],
    [{ type: 'merchant', player: 0, merchant: 4 }, 'Anna moves to 4 on the merchant track.'],
    [
      { type: 'traded', player: 1, give: { jewelry: 2 }, get: { stone: 1 } },
      'You trade 2 jewelry for 1 stone.',
    ],
    [{ type: 'paid', player: 0, goods: { jewelry: 3 }, for: 'extra card' }, 'Anna pays 3 jewelry.'],
    [
      { type: 'placed', player: 0, place: 'D04', people: 2 },
      'Anna places 2 people in the wood yard.',
    ],
    [{ type: 'cardDrawn', player: 0, card: null }, 'Anna draws a card face down.'],
    [
      { type: 'cardDrawn', player: 1, card: 'C13' },
      'You draw the card “roll 2 dice for gold; Art” face down.',
    ],
    [{ type: 'built', player: 0, tile: 'B01', place: 'building1' }, 'Anna builds a building.'],
    [{ type: 'tileOpened', place: 'building2', tile: '', left: 0 }, 'Stack 2 is empty.'],
    [{ type: 'fed', player: 0, food: 3, missing: 2 }, 'Anna feeds with 3 food (2 short).'],
    [
      { type: 'over', because: 'stack', scores: [12, 30], winners: [1], breakdown: [] },
      'The game ends: a stack of buildings is empty. You win with 30 points.',
    ],
  ])('%j', (event, expected) => {
    expect(sentence(event, CAST)).toBe(expected);
  });

  const ALONE = { words, seats: [{ name: 'Ben' }], viewer: 0 };

  it.each<[Event, string | undefined]>([
    [
      { type: 'stocked', player: 0, good: 'food', count: 4 },
      'You add 4 food to the hunting grounds.',
    ],
    [{ type: 'stocked', player: 0, good: 'clay', count: 0 }, 'You leave all clay on the board.'],
    [{ type: 'stocked', player: 0, good: 'clay', count: 3 }, 'You remove 3 clay from the board.'],
    [{ type: 'elder', area: 'village' }, 'The elder moves on: Village.'],
    [{ type: 'elder', area: 'claypit' }, 'The elder moves on: Clay pit.'],
    [
      { type: 'noRoom', player: 0, good: 'wood', count: 2, from: 'forest' },
      'You have no room for 2 wood.',
    ],
    [
      { type: 'tokensPaid', player: 0, slots: [1, 2], values: [2, 1], for: 'card3' },
      'You pay tool of 2 and tool of 1.',
    ],
    [
      { type: 'tokensPaid', player: 0, slots: [1], values: [2], for: 'feeding' },
      'You make up for it with tool of 2.',
    ],
    [
      { type: 'paid', player: 0, goods: { food: 3, wood: 2 }, for: 'feeding' },
      'You make up for it with 3 food and 2 wood.',
    ],
    [{ type: 'paid', player: 0, goods: { food: 3 }, for: 'starving' }, 'You lose 3 food.'],
    [{ type: 'paid', player: 0, goods: { wood: 1 }, for: 'offer' }, 'You give up 1 wood.'],
    [{ type: 'paid', player: 0, goods: { food: 5 }, for: 'field' }, 'You pay 5 food.'],
    [{ type: 'agriculture', player: 0, agriculture: 2 }, 'You now have agriculture 2.'],
    [{ type: 'slid', card: 'C22', from: 'deck' }, 'The card “3 points; Music” moves to space 1.'],
    [{ type: 'cycled', place: 'building1', tiles: 1 }, '1 tile of stack 1 to the bottom.'],
    [
      { type: 'cardTaken', player: 0, card: 'C22', from: 'outside' },
      'You take the card “3 points; Music” from outside the game.',
    ],
    [{ type: 'discarded', card: 'C22' }, 'No card was bought: “3 points; Music” is discarded.'],
    [{ type: 'fed', player: 0, food: 0, missing: 5 }, undefined],
    [{ type: 'fed', player: 0, food: 0, missing: 0 }, 'You need no food.'],
    [{ type: 'round', round: 4, firstPlayer: 0 }, 'Turn 4.'],
    [{ type: 'row', cards: ['', 'C22'], deck: 7 }, 'The cards move up; 7 are left in the deck.'],
  ])('alone: %j', (event, expected) => {
    expect(sentence(event, ALONE)).toBe(expected);
  });

  it.each([
    { players: 1, variant: 'solo', types: 17 },
    { players: 4, modules: [], types: 15 },
    { players: 5, modules: ['style', 'huts'], types: 17 },
  ])('tell a whole game, each ending with a full stop: %j', ({ players, types, ...game }) => {
    const told = new Set<string>();
    const seats = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, players);
    const cast = { words, seats: seats.map((name) => ({ name })), viewer: 0 };
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
