import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './in-words.ts';
import { news } from './news.ts';

const words = wordsIn('en');
const seats = ['Ben', 'Heron', 'Elk'].map((name) => ({ name }));
const told = (events: readonly Event[], isUndecided = false): string[] =>
  news(events, { words, seats, viewer: 0 }, isUndecided);

const act: Event = { type: 'phase', phase: 'act', round: 1 };
const rolled: Event = { type: 'rolled', player: 1, for: 'forest', dice: [4, 5] };
const wood: Event = { type: 'gained', player: 1, goods: { wood: 3 }, from: 'forest' };

describe('news', () => {
  it('tell placements in one line', () => {
    const events: Event[] = [
      { type: 'placed', player: 0, place: 'forest', people: 3 },
      { type: 'placed', player: 1, place: 'hut', people: 2 },
    ];
    expect(told(events)).toEqual([
      'You place 3 people in the forest. Heron places 2 people in the hut.',
    ]);
  });

  it('tell a turn in one line, with dice, tools and yields', () => {
    const events: Event[] = [
      act,
      rolled,
      { type: 'toolsUsed', player: 1, for: 'forest', slots: [1], oneUse: [], added: 2 },
      wood,
      { type: 'returned', player: 1, place: 'card1', people: 1, used: true },
      { type: 'paid', player: 1, goods: { wood: 1 }, for: 'card1' },
      { type: 'cardBought', player: 1, card: 'C03', place: 'card1' },
      { type: 'gained', player: 1, goods: { food: 7 }, from: 'C03' },
      { type: 'paid', player: 1, goods: { wood: 2, clay: 1 }, for: 'building1' },
      { type: 'built', player: 1, tile: 'B01', place: 'building1' },
      { type: 'points', player: 1, points: 10, score: 10, for: 'B01' },
      { type: 'tool', player: 1, tools: [1, 0, 0] },
      { type: 'returned', player: 1, place: 'river', people: 1, used: false },
    ];
    expect(told(events)).toEqual([
      'Heron rolls 4 + 5 = 9 for wood +2 → 3 wood, pays 1 wood, buys the card “7 food; Pottery”, pays ' +
        '2 wood and 1 clay, builds a building (+10 points), gets a tool (now 1), and takes ' +
        '1 person home from the river unused.',
    ]);
  });

  it('say that a roll brought nothing, unless tools may still change it', () => {
    expect(told([act, rolled])).toEqual(['Heron rolls 4 + 5 = 9 for wood → nothing.']);
    expect(told([act, rolled], true)).toEqual(['Heron rolls 4 + 5 = 9 for wood.']);
  });

  it('tell dice for all player by player', () => {
    const events: Event[] = [
      { type: 'rolled', player: 1, for: 'C07', dice: [3, 6, 6] },
      { type: 'picked', player: 0, for: 'C07', face: 6 },
      { type: 'agriculture', player: 0, agriculture: 1 },
      { type: 'picked', player: 1, for: 'C07', face: 3 },
      { type: 'gained', player: 1, goods: { stone: 1 }, from: 'C07' },
    ];
    expect(told(events)).toEqual([
      'Heron rolls 3, 6, 6 for everyone and picks the 3 → 1 stone.',
      'You pick the 6 and now have agriculture 1.',
    ]);
  });

  it('tell feeding in one line', () => {
    const events: Event[] = [
      act,
      wood,
      { type: 'phase', phase: 'feed', round: 1 },
      { type: 'gained', player: 1, goods: { food: 2 }, from: 'agriculture' },
      { type: 'fed', player: 1, food: 5, missing: 0 },
      { type: 'fed', player: 2, food: 3, missing: 2 },
      { type: 'paid', player: 2, goods: { wood: 2 }, for: 'feeding' },
      { type: 'fed', player: 0, food: 0, missing: 5 },
      { type: 'starved', player: 0 },
      { type: 'points', player: 0, points: -10, score: 2, for: 'starving' },
      { type: 'round', round: 2, firstPlayer: 1 },
    ];
    expect(told(events)).toEqual([
      'Heron takes 3 wood.',
      'Heron feeds everyone with 5 food. Elk feeds with 3 food (2 short) and makes up for it ' +
        'with 2 wood. You feed with 0 food (5 short) and stay hungry (-10 points).',
      'Round 2: Heron begins.',
    ]);
  });

  it('tell a trade, the merchant and the extra card (S5, S4.1, S6.2)', () => {
    const events: Event[] = [
      act,
      { type: 'merchant', player: 1, merchant: 2 },
      { type: 'gained', player: 1, goods: { jewelry: 2 }, from: 'merchant' },
      { type: 'traded', player: 1, give: { wood: 2 }, get: { jewelry: 1 } },
      { type: 'paid', player: 1, goods: { wood: 2 }, for: 'trade' },
      { type: 'gained', player: 1, goods: { jewelry: 1 }, from: 'trade' },
      { type: 'paid', player: 1, goods: { jewelry: 3 }, for: 'card5' },
      { type: 'cardBought', player: 1, card: 'S05', place: 'card5' },
      { type: 'merchant', player: 1, merchant: 3 },
      { type: 'gained', player: 1, goods: { jewelry: 2 }, from: 'S05' },
      { type: 'paid', player: 1, goods: { jewelry: 3 }, for: 'extra card' },
      { type: 'cardDrawn', player: 1, card: null },
    ];
    expect(told(events)).toEqual([
      'Heron moves to 2 on the merchant track, takes 2 jewelry, trades 2 wood for 1 jewelry, pays ' +
        '3 jewelry, buys the card “1 step on the merchant track and 2 jewelry; Ring”, moves to 3 ' +
        'on the merchant track, pays 3 jewelry, and draws a card face down.',
    ]);
  });

  it('tell dice with style and work at a building (S6.4, S7.1)', () => {
    const events: Event[] = [
      act,
      { type: 'rolled', player: 0, for: 'D03', dice: [2, 3] },
      { type: 'picked', player: 0, for: 'D03', face: 3 },
      { type: 'gained', player: 0, goods: { gold: 1 }, from: 'D03' },
      { type: 'rolled', player: 0, for: 'D06', dice: [4] },
    ];
    expect(told(events)).toEqual([
      'You roll 2, 3 for everyone, pick the 3 → 1 gold, and roll 4 for gold → nothing.',
    ]);
  });

  it('tell a turn of the one-player game', () => {
    const alone = (events: readonly Event[]): string[] =>
      news(events, { words, seats: seats.slice(0, 1), viewer: 0 }, false);
    expect(
      alone([
        { type: 'stocked', player: 0, good: 'food', count: 4 },
        { type: 'points', player: 0, points: -8, score: -8, for: 'stock' },
        { type: 'stocked', player: 0, good: 'wood', count: 0 },
        { type: 'elder', area: 'village' },
      ]),
    ).toEqual([
      'You add 4 food to the hunting grounds (-8 points).',
      'The elder moves on: Village.',
    ]);
    expect(
      alone([
        act,
        { type: 'rolled', player: 0, for: 'forest', dice: [6, 6] },
        { type: 'gained', player: 0, goods: { wood: 3 }, from: 'forest' },
        { type: 'noRoom', player: 0, good: 'wood', count: 1, from: 'forest' },
        { type: 'points', player: 0, points: -2, score: -2, for: 'no room' },
        { type: 'rolled', player: 0, for: 'hunt', dice: [6] },
        { type: 'noRoom', player: 0, good: 'food', count: 3, from: 'hunt' },
        { type: 'paid', player: 0, goods: { food: 5 }, for: 'field' },
        { type: 'agriculture', player: 0, agriculture: 1 },
        { type: 'tokensPaid', player: 0, slots: [1, 2], values: [2, 1], for: 'card3' },
        { type: 'cardBought', player: 0, card: 'C22', place: 'card3' },
        { type: 'slid', card: 'C28', from: 'deck' },
        { type: 'cycled', place: 'building1', tiles: 2 },
        { type: 'agriculture', player: 0, agriculture: 0 },
        { type: 'cardBought', player: 0, card: 'C28', place: 'card1' },
        { type: 'cardTaken', player: 0, card: 'C35', from: 'discard' },
      ]),
    ).toEqual([
      'You roll 6 + 6 = 12 for wood → 3 wood, have no room for 1 wood (-2 points), roll 6 for food, have ' +
        'no room for 3 food, pay 5 food, now have agriculture 1, pay tool of 2 and tool of 1, ' +
        'and buy the card “3 points; Music”.',
      'The card “3 points; Music” moves to space 1. 2 tiles of stack 1 to the bottom.',
      'You now have agriculture 0, buy the card “3 points; Music”, and take the card ' +
        '“3 points; 3 hut builders” from the discard.',
    ]);
    expect(
      alone([
        { type: 'discarded', card: 'C22' },
        { type: 'phase', phase: 'feed', round: 1 },
        { type: 'fed', player: 0, food: 0, missing: 5 },
        { type: 'starved', player: 0 },
        { type: 'points', player: 0, points: -10, score: -10, for: 'starving' },
        { type: 'paid', player: 0, goods: { food: 2 }, for: 'starving' },
        { type: 'tokensPaid', player: 0, slots: [1], values: [3], for: 'offer' },
        { type: 'elder', area: 'hunt' },
        { type: 'round', round: 2, firstPlayer: 0 },
      ]),
    ).toEqual([
      'No card was bought: “3 points; Music” is discarded.',
      'You stay hungry (-10 points), lose 2 food, and give up tool of 3.',
      'The elder moves on: Hunting grounds. Turn 2.',
    ]);
  });

  it('name a card face down only to who may see it', () => {
    expect(told([{ type: 'cardDrawn', player: 1, card: null }])).toEqual([
      'Heron draws a card face down.',
    ]);
    expect(told([{ type: 'cardDrawn', player: 0, card: 'C06' }])).toEqual([
      'You draw the card “1 clay; 2 shamans” face down.',
    ]);
  });

  it('are empty when nothing happened', () => {
    expect(told([])).toEqual([]);
  });
});
