import { ALL_CARDS, ALL_TILES } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { aboutComponent } from './about-components.ts';
import { choicesOf } from './choices/choices.ts';
import { cardReply, cardsReply, helpReply, logReply, refusal, whyReply } from './replies.ts';
import { tableOf } from './testing/tables.ts';

const table = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0, deck: ['C03', 'C05'] } });

describe('why', () => {
  it.each([
    ['place hut 1', 'hut takes exactly 2, not 1. (B3.3)'],
    ['hut 1', 'hut takes exactly 2, not 1. (B3.3)'],
    ['p forest 6', 'You have 5 unplaced people, not 6. (B3.1)'],
    ['use forest', /^Places are used in phase 2\. Now: put .* \(B4\.1\)$/],
    ['buy c1 w1', /Cards are bought in phase 2/],
    ['place hut 2', 'place hut 2 is allowed now.'],
    ['forest 3', 'place forest 3 is allowed now.'],
    ['', 'Why what? For example: why place hut 2'],
  ])('%s', (text, reply) => {
    expect(whyReply(table, text)[0]).toMatch(reply);
  });
});

describe('why, with style', () => {
  const styled = tableOf(['me', 'greedy'], { modules: ['style'], rig: { firstPlayer: 0 } });

  it.each([
    ['m 1', 'merchant takes exactly 2, not 1. (S3.1)'],
    ['d4 1', 'Only the owner of D04 may place people on it. (S3.4)'],
    ['take j2', /A hunt is split after its roll.*\(S4\.2\)/],
    ['extra y', /The extra card is offered with card5.*\(S6\.2\)/],
    ['gain s1', /A resource of choice.*\(S6\.4\)/],
    ['buy c2 w1 c1 tr j2 f c1', /Cards are bought in phase 2/],
  ])('%s', (text, reply) => {
    expect(whyReply(styled, text)[0]).toMatch(reply);
  });

  it('help explains what it adds, in the words of both editions', () => {
    const rules = helpReply(styled.view(0), [], 'rules').join(' ');
    expect(rules).toMatch(/2011 calls the merchant trader, and jewelry decoration/);
    const help = helpReply(styled.view(0), choicesOf(styled.view(0), styled.legal), '');
    expect(help.length).toBeLessThan(20);
    expect(help.join(' ')).toContain('◆');
    expect(helpReply(table.view(0), [], '').join(' ')).not.toContain('◆');
  });

  it('card5 costs jewelry', () => {
    expect(cardsReply(styled.view(0), 0)[4]).toMatch(/^card5, cost 3 jewelry: /);
  });
});

describe('what is not understood', () => {
  it('is said in words', () => {
    expect(refusal(table, 'place')).toMatch(/The place is missing\. Write it as: place forest 3/);
    expect(refusal(table, 'place moon 3')).toMatch(/"moon" is no place/);
    expect(refusal(table, 'hlep')).toBe(
      '"hlep" is no move and no command. Did you mean "help"? Type a number, a move, or help.',
    );
    expect(refusal(table, '💥'.repeat(500))!.length).toBeLessThan(200);
  });
});

describe('help', () => {
  it('fits on a screen and lists the moves of now', () => {
    const lines = helpReply(table.view(0), choicesOf(table.view(0), table.legal), '');
    expect(lines.length).toBeLessThan(20);
    expect(lines.at(-1)).toContain('place hunt, place forest');
  });

  it('tells the rules when asked for them', () => {
    expect(helpReply(table.view(0), [], 'rules')[0]).toMatch(/^1\. Each round/);
  });
});

describe('cards', () => {
  it('lists those on the board and those of the viewer', () => {
    const lines = cardsReply(table.view(0), 0);
    expect(lines[0]).toBe('card1, cost 1: C03 7 food · pottery');
    expect(lines).toContain('Your cards: none.');
  });

  it('tells what one does, by its id or where it lies', () => {
    expect(cardReply(table.view(0), 'c03')).toEqual([
      'Card C03: 7 food · pottery',
      '  at once: you get 7 food.',
      '  at the end: the symbol pottery; a set of different symbols scores its size squared.',
    ]);
    expect(cardReply(table.view(0), 'card2')[0]).toBe('Card C05: one more card · writing');
    expect(cardReply(table.view(0), 'building1')[0]).toMatch(/^Building B/);
    expect(cardReply(table.view(0), 'C99')).toEqual(['There is no card or building "C99".']);
  });

  it('has words for every card and tile', () => {
    for (const { id } of [...ALL_CARDS, ...ALL_TILES]) {
      expect(aboutComponent(id)!.join(' ')).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('the log', () => {
  it('tells what happened in sentences', () => {
    expect(logReply(table, 0, '')).toEqual(['Nothing has happened yet.']);
    const played = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0 } });
    played.move('place forest 3');
    expect(logReply(played, 0, '')).toEqual(['You put 3 people on the forest.']);
  });
});
