import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { page } from '../testing/page.tsx';
import { STONE_AGE, tellerFor } from '../testing/stone-age.ts';
import { newsSince } from './announcer.tsx';
import { DiceHistogram } from './dice-histogram.tsx';
import { LatestLines, WholeLog } from './log.tsx';
import { rollsIn, rollsOf, tallyOf } from './rolls.ts';
import { played, REQUESTS, SEATS } from './testing/played.ts';

const { told: all, record } = played(REQUESTS.base!);
const moves = 150;
const told = all.slice(0, moves);
const nothing = () => undefined;

describe('The log', () => {
  const markupAt = (at?: number) =>
    page(createElement(WholeLog, { told, moves, seats: SEATS, viewer: 0, at, onJump: nothing }));

  it('is a list by rounds, with one stop for the keyboard', () => {
    const markup = markupAt();
    expect(markup).toContain('Round 1');
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).not.toContain('class="log-line deeds after"');
  });

  it('marks the moment that is shown, and what comes after it', () => {
    const markup = markupAt(20);
    const [before, after] = markup.split('aria-current="true"');
    expect(before).not.toContain('deeds after');
    expect(after).toContain('deeds after');
  });

  it('says when there is nothing to tell', () => {
    const empty = createElement(WholeLog, { told: [], moves: 0, seats: SEATS, onJump: nothing });
    expect(page(empty, 'de')).toContain('Noch ist nichts geschehen.');
  });

  it('folds to its last lines before the moment that is shown', () => {
    const latest = (at?: number) =>
      page(createElement(LatestLines, { told, moves, seats: SEATS, at, onOpen: nothing }));
    expect(latest().match(/<li/g)).toHaveLength(3);
    expect(latest(1).match(/<li/g)).toHaveLength(1);
  });
});

describe('What is read aloud', () => {
  const teller = tellerFor(ALL_WORDS.en);
  const cast = { words: ALL_WORDS.en, seats: SEATS, viewer: 0, teller };
  const page = STONE_AGE;

  it('is nothing when nothing has happened', () => {
    expect(newsSince(moves, { told, moves, page }, cast)).toBe('');
  });

  it('is what others did, not what the listener chose', () => {
    const first = told.findIndex(({ what }) => what.kind === 'moved' && what.seat !== 0);
    const heard = newsSince(0, { told: told.slice(0, first + 1), moves: first + 1, page }, cast);
    expect(heard).toMatch(/^(Tomas|Elk) places/);
  });

  it('is no flood', () => {
    const heard = newsSince(0, { told, moves, page }, cast);
    expect(heard).toMatch(/^\d+ more events\. /);
    expect(heard.length).toBeLessThan(800);
  });
});

describe('The dice', () => {
  it('are the same in a log and in its record', () => {
    const [inLog, inRecord] = [rollsIn(all, STONE_AGE.game), rollsOf(record)].map((rolls) =>
      rolls.flatMap(({ player, dice }) => dice.map((face) => `${player} ${face}`)),
    );
    expect(inLog!.length).toBeGreaterThan(50);
    expect(inLog).toEqual(inRecord);
  });

  it('are counted against what could be expected', () => {
    const tally = tallyOf([
      { player: 0, dice: [6, 6, 1] },
      { player: 1, dice: [2, 3, 6] },
    ]);
    expect(tally).toEqual({
      counts: [1, 1, 1, 0, 0, 3],
      dice: 6,
      mean: 4,
      expected: 1,
      surplus: 3,
    });
    expect(tallyOf([])).toMatchObject({ dice: 0, mean: 0, surplus: 0 });
  });

  it('are drawn, and said for who cannot see the drawing', () => {
    const rolls = [{ player: 0, dice: [6, 6, 1] }];
    const markup = page(createElement(DiceHistogram, { rolls, seats: SEATS, viewer: 0 }));
    expect(markup).toContain('aria-label="1: 1; 2: 0; 3: 0; 4: 0; 5: 0; 6: 2; expected, 0.5 of');
    expect(markup.match(/class="bar"/g)).toHaveLength(6);
    const others = page(createElement(DiceHistogram, { rolls, seats: SEATS, viewer: 1 }));
    expect(others).toContain('No dice rolled yet.');
  });
});
