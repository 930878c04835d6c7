import { describe, expect, it } from 'vitest';
import type { KeyboardTable } from './keyboard-table.ts';
import type { Question } from './question.ts';
import { helpReply, logReply, refusal, whyReply } from './replies.ts';
import { Session } from './session.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { tableOf } from './testing/tables.ts';

const table = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0, deck: ['C03', 'C05'] } });

const asking = (at: KeyboardTable): Question =>
  new Session(at, fakeTerminal([]), []).sceneFor(0).question;

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
    const rules = helpReply(asking(styled), 'rules').join(' ');
    expect(rules).toMatch(/2011 calls the merchant trader, and jewelry decoration/);
    const help = helpReply(asking(styled), '');
    expect(help.length).toBeLessThan(20);
    expect(help.join(' ')).toContain('◆');
    expect(helpReply(asking(table), '').join(' ')).not.toContain('◆');
  });
});

describe('what is not understood', () => {
  it('is said in words', () => {
    expect(refusal(table, 'place')).toMatch(/The place is missing\. Write it as: place forest 3/);
    expect(refusal(table, 'place moon 3')).toMatch(/There is no place "moon"/);
    expect(refusal(table, 'hlep')).toBe(
      '"hlep" is neither a move nor a command. Did you mean "help"? Type a number, a move, or help.',
    );
    expect(refusal(table, '💥'.repeat(500))!.length).toBeLessThan(200);
  });
});

describe('help', () => {
  it('fits on a screen and lists the moves of now', () => {
    const lines = helpReply(asking(table), '');
    expect(lines.length).toBeLessThan(20);
    expect(lines.at(-1)).toContain('place hunt, place forest');
  });

  it('tells the rules when asked for them', () => {
    expect(helpReply(asking(table), 'rules')[0]).toMatch(/^1\. Each round/);
  });
});

describe('the log', () => {
  it('tells what happened in sentences', async () => {
    expect(logReply(table, 0, '')).toEqual(['Nothing has happened yet.']);
    const played = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0 } });
    await played.move('place forest 3');
    expect(logReply(played, 0, '')).toEqual(['You place 3 people in the forest.']);
  });
});
