import { openSecretOf } from '@ochre/host';
import { stoneAge } from '@ochre/stone-age/rules';
import { seatsOf, UserError } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { checkDay, dailyOfSecret, dailyPlayed, today } from './daily.ts';
import { readPlayOptions } from './options.ts';
import { makeMoves, playEagerly, setUp, snapshotOf, soloTable } from './testing/tables.ts';

const NOW = new Date('2026-11-15T23:59:59Z');
const read = (...args: string[]) => readPlayOptions(args, NOW);

describe('the day', () => {
  it('changes for everyone at once, in UTC', () => {
    expect(today(NOW)).toBe('2026-11-15');
    expect(today(new Date('2026-11-15T23:30:00-05:00'))).toBe('2026-11-16');
  });

  it('comes from the clock, or from --date', () => {
    expect(read('--solo', '--daily').daily).toEqual({ day: '2026-11-15', way: 'solo' });
    expect(read('--daily').rules.variant).toBe('solo');
    expect(read('--solo', '--daily', '--date', '2024-02-29').daily?.day).toBe('2024-02-29');
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
        `--date: a date like 2026-11-15 is expected, not "${text}".`,
      );
    },
  );
});

describe('the daily game', () => {
  const day = (date: string, difficulty?: string) =>
    soloTable({
      seed: openSecretOf({ day: date, way: 'solo' }),
      ...(difficulty === undefined ? {} : { difficulty }),
    });

  it('is the same for everyone on the same day, also its dice', async () => {
    const one = await playEagerly(day('2026-11-15'), 'a');
    const other = day('2026-11-15');
    // Other choices in between change nothing: dice are keyed by what they are rolled for.
    for (const { move } of one.plies) await other.move(move);
    expect(other.view('all')).toEqual(one.view('all'));
    expect(day('2026-11-14').view('all')).not.toEqual(day('2026-11-15').view('all'));
  });

  it('is the very game of its date', () => {
    // Whoever plays this day later must find the same cards: a change here breaks daily games.
    const { cards, stacks } = snapshotOf(day('2026-11-15'), 'all');
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

  it('has the very dice of its date', async () => {
    const table = day('2026-11-15');
    await makeMoves(table, [...setUp(5, 'quarry'), 'place forest 3', 'place river 2']);
    await makeMoves(table, ['use forest', 'use river']);
    expect(table.record().moves.flatMap(({ dice }) => dice)).toEqual([3, 1, 6, 1, 1]);
  });

  it('has the same cards in every difficulty, as far as they go', () => {
    const standard = snapshotOf(day('2026-11-15'), 'all').solo!.drawStack;
    expect(snapshotOf(day('2026-11-15', 'easier1'), 'all').solo!.drawStack.slice(0, -1)).toEqual(
      standard,
    );
  });

  it('is known by its secret, and by how it is played', () => {
    expect(day('2026-11-15').daily).toEqual({ day: '2026-11-15', way: 'solo' });
    expect(soloTable().daily).toBeUndefined();
    expect(soloTable({ seed: 'ochre daily bots 2026-11-15' }).daily).toBeUndefined();
    expect(dailyOfSecret('ochre daily solo 2026-11-15 ')).toBeUndefined();
    expect(dailyOfSecret('ochre daily solo 2026-11-1')).toBeUndefined();
    expect(dailyOfSecret('ochre daily solo 2026-99-99')).toBeUndefined();
    expect(dailyOfSecret('ochre daily bots 2026-11-15')).toEqual({
      day: '2026-11-15',
      way: 'bots',
    });
  });
});

describe('the daily game against bots', () => {
  it('has the usual bots, in every game', () => {
    expect(read('--daily', '--way', 'bots')).toMatchObject({
      daily: { day: '2026-11-15', way: 'bots' },
      players: ['me', 'medium', 'medium', 'medium'],
      rules: { modules: [], options: {} },
    });
    expect(read('--daily', '--way', 'Bots').rules.variant).toBeUndefined();
    expect(read('--game', 'carcassonne', '--daily')).toMatchObject({
      daily: { way: 'bots' },
      players: ['me', 'medium'],
    });
  });

  it.each([
    ['as it is', {}, ['me', 'medium', 'medium', 'medium'], true],
    ['with other bots', {}, ['me', 'medium', 'medium', 'novice'], false],
    ['in another seat', {}, ['medium', 'me', 'medium', 'medium'], false],
    ['with more people', {}, ['me', 'me', 'medium', 'medium'], false],
    ['with fewer players', {}, ['me', 'medium'], false],
    ['with expansions', { modules: ['huts'] }, ['me', 'medium', 'medium', 'medium'], false],
    [
      'with options',
      { options: { negativeScores: true } },
      ['me', 'medium', 'medium', 'medium'],
      false,
    ],
    ['with dice that are given', { rig: {} }, ['me', 'medium', 'medium', 'medium'], false],
  ])('%s: whether it is the daily one', (_, more, players, isDaily) => {
    const daily = { day: '2026-11-15', way: 'bots' } as const;
    const setup = stoneAge.checkSetup({ players: players.length, ...more });
    const table = { setup, secret: openSecretOf(daily), seats: seatsOf(players) };
    expect(dailyPlayed(stoneAge.meta, table)).toEqual(isDaily ? daily : undefined);
  });

  it.each([
    [['--daily', '--way', 'friends'], '--way: "friends" is not known; allowed: bots, solo.'],
    [['--game', 'carcassonne', '--daily', '--way', 'solo'], 'allowed: bots.'],
    [['--way', 'bots'], '--way goes with --daily only.'],
    [
      ['--daily', '--way', 'bots', '--players', '2'],
      'the same for everybody: leave out --players.',
    ],
    [['--daily', '--way', 'bots', '--bots', 'hard'], 'leave out --bots.'],
    [['--daily', '--way', 'bots', '--modules', 'style'], 'leave out --modules.'],
    [['--daily', '--way', 'bots', '--option', 'diceFirst=buyer'], 'leave out --option.'],
    [['--daily', '--way', 'bots', '--solo'], '--way bots is not played alone: leave out --solo.'],
    [['--load', 'x.ochre', '--way', 'bots'], '--load brings its own --way.'],
  ])('%j is refused', (args, message) => {
    expect(() => read(...args)).toThrow(UserError);
    expect(() => read(...args)).toThrow(message);
  });
});
