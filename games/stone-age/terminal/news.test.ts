import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { news } from './news.ts';

const NAMES = ['You', 'Heron', 'Elk'];
const told = (events: readonly Event[], undecided = false): string[] =>
  news(events, { shown: (player) => NAMES[player]!, you: 0 }, undecided);

const act: Event = { type: 'phase', phase: 'act', round: 1 };
const rolled: Event = { type: 'rolled', player: 1, for: 'forest', dice: [4, 5] };
const wood: Event = { type: 'gained', player: 1, goods: { wood: 3 }, from: 'forest' };

describe('news', () => {
  it('tell placements in one line', () => {
    const events: Event[] = [
      { type: 'placed', player: 0, place: 'forest', people: 3 },
      { type: 'placed', player: 1, place: 'hut', people: 2 },
    ];
    expect(told(events)).toEqual(['You put 3 on forest. Heron puts 2 on hut.']);
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
      'Heron rolls 4 5 at forest +2 → 3 wood, buys 7 food · pottery for 1 wood, ' +
        'builds with 2 wood, 1 clay (+10 points), has tools 1 0 0, leaves river.',
    ]);
  });

  it('say that a roll brought nothing, unless tools may still change it', () => {
    expect(told([act, rolled])).toEqual(['Heron rolls 4 5 at forest → nothing.']);
    expect(told([act, rolled], true)).toEqual(['Heron rolls 4 5 at forest.']);
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
      'Heron rolls 3 6 6 for all, takes the 3 → 1 stone.',
      'You take the 6, have agriculture 1.',
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
      'Heron gets 3 wood.',
      'Fed: Heron 5 food; Elk 3 food, 2 missing, paid with 2 wood; ' +
        'You 0 food, 5 missing, starved (-10 points).',
      'Round 2 begins.',
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
      'Heron has merchant 2, gets 2 jewelry at merchant, trades 2 wood for 1 jewelry, buys ' +
        '+1 merchant, 2 jewelry · ring for 3 jewelry, has merchant 3, pays 3 jewelry more, ' +
        'draws a card face down.',
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
      'You roll 2 3 for all, take the 3 → 1 gold, roll 4 at D06 → nothing.',
    ]);
  });

  it('tell a turn of the one-player game', () => {
    const alone = (events: readonly Event[]): string[] =>
      news(events, { shown: () => 'You', you: 0, alone: true }, false);
    expect(
      alone([
        { type: 'stocked', player: 0, good: 'food', count: 4 },
        { type: 'points', player: 0, points: -8, score: -8, for: 'stock' },
        { type: 'stocked', player: 0, good: 'wood', count: 0 },
        { type: 'elder', area: 'village' },
      ]),
    ).toEqual(['You add 4 food (-8 points).', 'The elder goes to village.']);
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
      'You roll 6 6 at forest → 3 wood (no room for 1 wood) (-2 points), roll 6 at hunt → no room ' +
        'for 3 food, pay 5 food at field, have agriculture 1, buy 3 points · music for tools of ' +
        '2 and 1, move 3 points · music to card1, cycle building1 by 2, have agriculture 0, buy ' +
        '3 points · music for agriculture, take 3 points · 3 builders.',
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
      'No card was bought: 3 points · music is discarded.',
      'Fed: You starved (-10 points), lost 2 food, offered a tool of 3.',
      'The elder goes to hunt. Turn 2 begins.',
    ]);
  });

  it('name a card face down only to who may see it', () => {
    expect(told([{ type: 'cardDrawn', player: 1, card: null }])).toEqual([
      'Heron draws a card face down.',
    ]);
    expect(told([{ type: 'cardDrawn', player: 0, card: 'C06' }])).toEqual([
      'You draw 1 clay · 2 shamans face down.',
    ]);
  });

  it('are empty when nothing happened', () => {
    expect(told([])).toEqual([]);
  });
});
