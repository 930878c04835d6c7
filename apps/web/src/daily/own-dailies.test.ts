import type { GameSummary } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import type { TableCard } from '../table/index.ts';
import {
  dailiesIn,
  noteBegun,
  noteEnded,
  type OwnDaily,
  takeInCards,
  takeInGames,
} from './own-dailies.ts';

function keepOf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

const DAILY = { game: 'pebbles', way: 'bots', day: '2026-11-17' } as const;
const RESULT = { points: 12, place: 1, of: 4, hasWon: true, squares: '🟩🟩⬜🟨🟩🟩' };
const FIRST: OwnDaily = { table: 't', isAtServer: true };
const SECOND: OwnDaily = { table: 'u', isAtServer: false };
const today = (keep: ReturnType<typeof keepOf>) => dailiesIn(keep, 'pebbles', 'bots')['2026-11-17'];

describe('one’s own game of a day', () => {
  it('is the first that was begun, whatever is begun or ended after it', () => {
    const keep = keepOf();
    expect(noteBegun(keep, DAILY, FIRST)).toEqual(FIRST);
    expect(noteBegun(keep, DAILY, SECOND)).toEqual(FIRST);
    expect(noteEnded(keep, DAILY, { ...SECOND, result: RESULT })).toEqual(FIRST);
    const ended = { ...FIRST, result: { ...RESULT, points: 3, place: 4, hasWon: false } };
    expect(noteEnded(keep, DAILY, ended)).toEqual(ended);
    expect(noteEnded(keep, DAILY, { ...SECOND, result: RESULT })).toEqual(ended);
    expect(today(keep)).toEqual(ended);
  });

  it('is kept by game, by way and by day', () => {
    const keep = keepOf();
    noteBegun(keep, DAILY, FIRST);
    expect(dailiesIn(keep, 'pebbles', 'solo')).toEqual({});
    expect(dailiesIn(keep, 'carcassonne', 'bots')).toEqual({});
    expect(noteBegun(keep, { ...DAILY, day: '2026-11-18' }, SECOND)).toEqual(SECOND);
  });

  it.each(['no JSON', '[1', 'null', '{"2026-11-17":{"table":1}}', '{"d":{"table":"t"}}'])(
    'is none where %s was kept',
    (text) => {
      expect(
        dailiesIn(keepOf({ 'ochre daily games pebbles bots': text }), 'pebbles', 'bots'),
      ).toEqual({});
    },
  );

  it('is told where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('No room.');
      },
    };
    expect(noteEnded(full, DAILY, { ...FIRST, result: RESULT }).result).toEqual(RESULT);
  });
});

describe('what the server knows', () => {
  const summary: GameSummary = {
    table: 't',
    kind: 'played',
    game: 'pebbles',
    stage: 'over',
    seat: 0,
    daily: { day: '2026-11-17', way: 'bots' },
    players: [{ name: 'Ann' }, { bot: 'easy' }],
    made: 1,
    changed: 2,
    scores: [9, 12],
    winners: [1],
  };

  it('is taken in, also of games in other browsers', () => {
    const keep = keepOf();
    takeInGames(keep, [summary]);
    const result = { points: 9, place: 2, of: 2, hasWon: false };
    expect(today(keep)).toEqual({ table: 't', isAtServer: true, result });
  });

  it('takes no squares away, and changes nothing that counts', () => {
    const keep = keepOf();
    noteEnded(keep, DAILY, { ...FIRST, result: RESULT });
    takeInGames(keep, [summary]);
    expect(today(keep)?.result).toEqual(RESULT);
    const other = keepOf();
    noteBegun(other, DAILY, SECOND);
    takeInGames(other, [summary]);
    expect(today(other)).toEqual(SECOND);
  });

  it('may be that somebody has given up, or still plays, or plays something else', () => {
    const keep = keepOf();
    const { scores: _, winners: __, daily: ___, ...playing } = summary;
    takeInGames(keep, [playing]);
    expect(today(keep)).toBeUndefined();
    takeInGames(keep, [{ ...playing, stage: 'playing', daily: summary.daily! }]);
    expect(today(keep)).toEqual(FIRST);
    takeInGames(keep, [{ ...playing, stage: 'closed', daily: summary.daily! }]);
    expect(today(keep)).toEqual({ ...FIRST, isGivenUp: true });
  });
});

describe('what was played in this browser', () => {
  const card = (origin: TableCard['origin'], result?: TableCard['result']): TableCard => ({
    id: 'u',
    origin,
    madeAt: 1,
    changedAt: 2,
    stage: 'over',
    plan: {
      game: 'pebbles',
      setup: {},
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
      clock: { kind: 'none' },
      isOpen: false,
      hidesOdds: false,
    },
    names: ['Ann', ''],
    moves: 7,
    ...(result === undefined ? {} : { result }),
  });
  const daily = { kind: 'daily', day: '2026-11-17', way: 'bots' } as const;

  it('counts though nobody has looked at its end, and tries again do not', () => {
    const keep = keepOf();
    takeInCards(keep, [
      card({ ...daily, isAgain: true }, { scores: [21, 0], winners: [0] }),
      card({ kind: 'new' }),
    ]);
    expect(today(keep)).toBeUndefined();
    takeInCards(keep, [card(daily)]);
    expect(today(keep)).toEqual(SECOND);
    takeInCards(keep, [card(daily, { scores: [11, 10], winners: [0] })]);
    expect(today(keep)?.result).toEqual({ points: 11, place: 1, of: 2, hasWon: true });
  });

  it('was alone, before there was a way to choose', () => {
    const keep = keepOf();
    takeInCards(keep, [card({ kind: 'daily', day: '2026-11-17' })]);
    expect(Object.keys(dailiesIn(keep, 'pebbles', 'solo'))).toEqual(['2026-11-17']);
  });
});
