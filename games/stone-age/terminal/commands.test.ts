import { ALL_CARDS, ALL_TILES } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { aboutComponent } from './about-components.ts';
import { cardReply } from './commands.ts';
import { wordsIn } from './in-words.ts';
import { tableOf } from './testing/tables.ts';
import { usual } from './usual.ts';

const EN = wordsIn('en');

const table = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0, deck: ['C03', 'C05'] } });

describe('cards', () => {
  it('lists those on the board and those of the viewer', () => {
    const lines = usual(EN).cards(table.view(0), 0);
    expect(lines[0]).toBe('card1, cost 1: C03 7 food · pottery');
    expect(lines).toContain('Your cards: none.');
  });

  it('tells what one does, by its id or where it lies', () => {
    expect(cardReply(table.view(0), 'c03', EN)).toEqual([
      'Card C03: 7 food · pottery',
      '  at once: you get 7 food.',
      '  at the end: the symbol pottery; a set of different symbols scores its size squared.',
    ]);
    expect(cardReply(table.view(0), 'card2', EN)[0]).toBe('Card C05: one more card · writing');
    expect(cardReply(table.view(0), 'building1', EN)[0]).toMatch(/^Building B/);
    expect(cardReply(table.view(0), 'C99', EN)).toEqual(['There is no card or building "C99".']);
  });

  it('has words for every card and tile', () => {
    for (const { id } of [...ALL_CARDS, ...ALL_TILES]) {
      expect(aboutComponent(id)!.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });

  it('tells what card5 costs', () => {
    const styled = tableOf(['me', 'greedy'], { modules: ['style'] });
    expect(usual(EN).cards(styled.view(0), 0)[4]).toMatch(/^card5, cost 3 jewelry: /);
  });
});
