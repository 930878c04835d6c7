import type { SeatView, TableView } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { planOf } from '../screens/options/choice.ts';
import { USUAL } from '../testing/stone-age.ts';
import { isToBegin, readinessOf } from './rematch.ts';

const OVER: readonly SeatView[] = [{ name: 'Ann' }, { name: 'Ben' }, { bot: 'hard' }];
const next = (seats: readonly SeatView[], changes: Partial<TableView> = {}): TableView => ({
  seq: 2,
  stage: 'gathering',
  plan: planOf(USUAL.friends),
  seats,
  isHost: false,
  commitment: '',
  ...changes,
});

describe('A rematch', () => {
  it('is waited for by those who sit at the next table, where seats are moved by one', () => {
    const ready = next([{ name: 'Ben' }, { bot: 'hard' }, {}]);
    expect(readinessOf(OVER, ready)).toEqual({ ready: [1], missing: [0] });
    expect(readinessOf(OVER, next([{}, { bot: 'hard' }, {}]))).toMatchObject({ missing: [0, 1] });
  });

  it('waits for nobody who has left', () => {
    const seats = [{ name: 'Ann' }, { name: 'Ben', bot: 'hard', left: 'resigned' as const }];
    const all = next([{ bot: 'hard' }, { name: 'Ann' }]);
    expect(readinessOf(seats, all)).toEqual({ ready: [0], missing: [] });
  });

  it('begins when all sit, by who asked for it', () => {
    const full = [{ name: 'Ben' }, { bot: 'hard' }, { name: 'Ann' }];
    expect(isToBegin(next(full, { isHost: true, you: 2 }))).toBe(true);
    expect(isToBegin(next(full, { you: 0 }))).toBe(false);
    expect(isToBegin(next(full, { isHost: true, you: 2, stage: 'playing' }))).toBe(false);
    expect(isToBegin(next([{}, ...full.slice(1)], { isHost: true, you: 2 }))).toBe(false);
  });
});
