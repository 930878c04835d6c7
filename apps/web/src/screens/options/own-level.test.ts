import { describe, expect, it } from 'vitest';
import { metaOf } from '../../games.ts';
import type { TableCard } from '../../table/index.ts';
import { memoryKeep } from '../../testing/memory-keep.ts';
import { planOf, usualFor } from './choice.ts';
import {
  afterGame,
  afterGames,
  isOfOneLevel,
  keepStanding,
  keptStanding,
  levelOf,
  withLevel,
} from './own-level.ts';

const META = metaOf('carcassonne');
const FIRST = keptStanding(memoryKeep(), META);
const BOTS = usualFor(META, 'bots');

/** The level after so many games, each won (w) or lost (l). */
const after = (games: string, level = 'easy'): string =>
  [...games].reduce((now, game) => afterGame(META.levels, now, game === 'w'), { ...FIRST, level })
    .level;

describe('one’s own level', () => {
  it('begins with the weakest but one', () => {
    expect(FIRST).toEqual({ level: 'easy', streak: 0, counted: 0 });
  });

  it.each([
    ['w', 'easy'],
    ['ww', 'medium'],
    ['wlw', 'easy'],
    ['wwww', 'hard'],
    ['wwwwwwwwww', 'expert'],
    ['ll', 'easy'],
    ['lll', 'novice'],
    ['llwll', 'easy'],
    ['llllllll', 'novice'],
    ['wwlll', 'easy'],
  ])('is after %s: %s', (games, level) => {
    expect(after(games)).toBe(level);
  });
});

describe('games that ended', () => {
  const card = (
    changedAt: number,
    isWon: boolean,
    changes: Partial<TableCard> = {},
  ): TableCard => ({
    id: `${changedAt}`,
    origin: { kind: 'new' },
    madeAt: 0,
    changedAt,
    stage: 'over',
    plan: planOf(withLevel(BOTS, 'easy')),
    names: ['Mira', ''],
    moves: 9,
    result: { scores: [1, 2], winners: [isWon ? 0 : 1] },
    ...changes,
  });

  it('are counted once, in the order in which they ended', () => {
    const cards = [card(3, true), card(1, false), card(2, true)];
    const now = afterGames(META, FIRST, cards);
    expect(now).toEqual({ level: 'medium', streak: 0, counted: 3 });
    expect(afterGames(META, now, cards)).toEqual(now);
  });

  it('are not counted at another level, of another kind or of another game', () => {
    const others: Partial<TableCard>[] = [
      { plan: planOf(withLevel(BOTS, 'hard')) },
      { plan: planOf(usualFor(META, 'around')) },
      { plan: planOf(usualFor(metaOf('stone-age'), 'bots')) },
      { origin: { kind: 'playedOn', moves: 3 } },
      { origin: { kind: 'imported' } },
    ];
    const cards = others.map((changes, at) => card(at + 1, true, changes));
    expect(afterGames(META, FIRST, cards)).toMatchObject({ level: 'easy', streak: 0 });
  });
});

describe('a table', () => {
  it('has a level where one person meets bots that are alike', () => {
    const { seats } = planOf(withLevel(BOTS, 'hard'));
    expect(levelOf(seats)).toBe('hard');
    expect(levelOf([...seats, { kind: 'bot', level: 'easy' }])).toBeUndefined();
    expect(levelOf([...seats, { kind: 'person' }])).toBeUndefined();
    expect(isOfOneLevel(META, BOTS)).toBe(true);
    expect(isOfOneLevel(META, withLevel(BOTS, 'monk'))).toBe(false);
  });
});

describe('what is kept', () => {
  it('is found again for its game alone', () => {
    const keep = memoryKeep();
    const standing = { level: 'hard', streak: -2, counted: 7 };
    keepStanding(keep, META.name, standing);
    expect(keptStanding(keep, META)).toEqual(standing);
    expect(keptStanding(keep, metaOf('stone-age'))).toEqual(FIRST);
  });

  it.each(['nonsense', '{"level":"god"}', '{"level":"hard","streak":"x"}', 'null'])(
    'is as at the beginning where it does not fit: %s',
    (text) => {
      const keep = memoryKeep();
      keep.setItem('ochre level carcassonne', text);
      expect(keptStanding(keep, META)).toEqual(FIRST);
    },
  );
});
