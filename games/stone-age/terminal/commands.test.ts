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
      'C03: 7 food; Pottery',
      '  At once: You get 7 food.',
      expect.stringMatching(/^ {2}At the end: A symbol of culture, pottery\. .* 8 symbols 64\.$/),
    ]);
    expect(cardReply(table.view(0), 'card2', EN)[0]).toBe('C05: one more card, face down; Writing');
    expect(cardReply(table.view(0), 'building1', EN)[0]).toMatch(/^B\d\d: /);
    expect(cardReply(table.view(0), 'C99', EN)).toEqual(['There is no card or building "C99".']);
  });

  it('has words for every card and tile', () => {
    for (const { id } of [...ALL_CARDS, ...ALL_TILES]) {
      expect(aboutComponent(id, EN)!.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });

  it('tells what card5 costs', () => {
    const styled = tableOf(['me', 'greedy'], { modules: ['style'] });
    expect(usual(EN).cards(styled.view(0), 0)[4]).toMatch(/^card5, cost 3 jewelry: /);
  });
});
