import type { SeatView, TableView } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { othersPlay, sayResigning } from './resigning.ts';

const tableOf = (...seats: SeatView[]) => ({ seats }) as unknown as TableView;
const PERSON: SeatView = { name: 'Ann' };
const BOT: SeatView = { bot: 'medium' };
const LEFT: SeatView = { name: 'Ben', bot: 'medium', left: 'resigned' };

describe('Before somebody resigns', () => {
  const { en } = ALL_WORDS;

  it('a bot is promised while others play', () => {
    const table = tableOf(PERSON, PERSON, BOT);
    expect(othersPlay(table)).toBe(true);
    expect(sayResigning(table, en)).toBe(en.play.resignSure);
  });

  it('the end is told when only bots would be left, who were there or took over', () => {
    for (const other of [BOT, LEFT]) {
      const table = tableOf(PERSON, other);
      expect(othersPlay(table)).toBe(false);
      expect(sayResigning(table, en)).toBe(en.play.resignLast);
    }
  });
});
