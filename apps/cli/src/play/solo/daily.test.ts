import { describe, expect, it } from 'vitest';
import { UserError } from '../../command.ts';
import { readPlayOptions } from '../options.ts';
import { playEagerly, soloTable } from '../testing/tables.ts';
import { checkDay, dailySecret, dayOf, dayOfSecret, lineToShare } from './daily.ts';

const NOW = new Date('2026-11-15T23:59:59Z');
const read = (...args: string[]) => readPlayOptions(args, NOW);

describe('the day', () => {
  it('changes for everyone at once, in UTC', () => {
    expect(dayOf(NOW)).toBe('2026-11-15');
    expect(dayOf(new Date('2026-11-15T23:30:00-05:00'))).toBe('2026-11-16');
  });

  it('comes from the clock, or from --date', () => {
    expect(read('--solo', '--daily').daily).toBe('2026-11-15');
    expect(read('--daily').rules.variant).toBe('solo');
    expect(read('--solo', '--daily', '--date', '2024-02-29').daily).toBe('2024-02-29');
    expect(read('--solo').daily).toBeUndefined();
  });

  it.each(['2026-11-16', '2027-01-01'])('%s has not come yet', (text) => {
    expect(() => checkDay(text, '2026-11-15')).toThrow(
      `--date: ${text} has not come yet; today is 2026-11-15 (UTC).`,
    );
  });

  it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-1-1', '26-11-15', '2026-11-15T00'])(
    '"%s" is no date',
    (text) => {
      expect(() => checkDay(text, '2026-11-15')).toThrow(UserError);
      expect(() => checkDay(text, '2026-11-15')).toThrow(
        `--date: a date as 2026-11-15 is expected, not "${text}".`,
      );
    },
  );
});

describe('the daily game', () => {
  const day = (date: string, difficulty?: string) =>
    soloTable({ seed: dailySecret(date), ...(difficulty === undefined ? {} : { difficulty }) });

  it('is the same for everyone on the same day, also its dice', () => {
    const one = playEagerly(day('2026-11-15'), 'a', () => {});
    const other = day('2026-11-15');
    // Other choices in between change nothing: dice are keyed by what they are rolled for.
    for (const { move } of one.plies) other.move(move);
    expect(other.view('all')).toEqual(one.view('all'));
    expect(day('2026-11-14').view('all')).not.toEqual(day('2026-11-15').view('all'));
  });

  it('is the very game of its date', () => {
    // Whoever plays this day later must find the same cards: a change here breaks daily games.
    const { cards, stacks } = day('2026-11-15').view('all');
    expect([cards, stacks.map(({ top }) => top)]).toMatchInlineSnapshot(`
      [
        [
          "",
          "C20",
          "C11",
          "C22",
        ],
        [
          "B08",
          "B18",
        ],
      ]
    `);
  });

  it('has the same cards in every difficulty, as far as they go', () => {
    const standard = day('2026-11-15').view('all').solo!.drawStack;
    expect(day('2026-11-15', 'easier1').view('all').solo!.drawStack.slice(0, -1)).toEqual(standard);
  });

  it('is known by its secret', () => {
    expect(day('2026-11-15').day).toBe('2026-11-15');
    expect(soloTable().day).toBeUndefined();
    expect(dayOfSecret('ochre daily solo 2026-11-15 ')).toBeUndefined();
    expect(dayOfSecret(dailySecret('2026-11-15'))).toBe('2026-11-15');
  });
});

describe('the line to share', () => {
  const finished = playEagerly(soloTable({ seed: 'line' }), 'line', () => {}).view('all');
  const breakdown = {
    ...{ track: 96, culture: 16, farmers: 10, toolmakers: 0, builders: 5, shamans: 12 },
    ...{ resources: 3, board: -20, discarded: -3, tokens: -1, hut: -6, drawStack: 20 },
  };
  const result = { scores: [132], winners: [0], grade: 'victory', breakdown: [breakdown] };
  const won = { ...finished, round: 14, result };

  it('is one line of plain letters', () => {
    expect(lineToShare(won, '2026-11-15', 80)).toBe(
      'Ochre daily solo 2026-11-15: 132 points, victory, 14 turns',
    );
    expect(lineToShare(finished, '2026-11-15', 200)).toMatch(/^[ -~]+$/);
  });

  it('tells what scored where that fits', () => {
    expect(lineToShare(won, '2026-11-15', 120)).toBe(
      'Ochre daily solo 2026-11-15: 132 points, victory, 14 turns ' +
        '(track 96, cards 43, goods 3, left -30, draw 20)',
    );
  });

  it('names another difficulty than the usual one', () => {
    const hard = { ...won, options: { difficulty: 'harderTiles' } };
    expect(lineToShare(hard, '2026-11-15', 80)).toBe(
      'Ochre daily solo 2026-11-15, harderTiles: 132 points, victory, 14 turns',
    );
    const grade = { ...won, result: { ...result, scores: [1], grade: 'defeat' } };
    expect(lineToShare(grade, '2026-11-15', 80)).toContain(': 1 point, defeat, 14 turns');
  });
});
