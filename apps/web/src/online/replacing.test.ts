import type { TableView } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { planOf } from '../screens/options/choice.ts';
import { USUAL } from '../testing/stone-age.ts';
import { replacing } from './replacing.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const view = (changes: Partial<TableView>): TableView => ({
  seq: 1,
  stage: 'playing',
  plan: planOf(USUAL.friends),
  seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }],
  you: 1,
  isHost: true,
  commitment: '',
  game: { moves: 0, snapshot: {}, canUndo: false, decision: { player: 0, kind: 'place' } },
  ...changes,
});
const asked = (you: number, waitsFor: readonly number[]): TableView =>
  view({ you, replace: { by: 1, seat: 0, waitsFor, at: NOW + 4.5 * MINUTE } });

describe('A bot for who has not come back', () => {
  it('is offered when the time has come', () => {
    expect(replacing(view({}), NOW)).toBeUndefined();
    expect(replacing(view({ mayReplaceAt: NOW + 1 }), NOW)).toBeUndefined();
    const offer = { kind: 'offer', seat: 0, since: NOW };
    expect(replacing(view({ mayReplaceAt: NOW }), NOW)).toEqual(offer);
  });

  it('is a question to who must agree, and a call to whom it is about', () => {
    expect(replacing(asked(2, [2]), NOW)).toEqual({ kind: 'asked', seat: 0, by: 1 });
    expect(replacing(asked(0, [2]), NOW)).toEqual({ kind: 'you', seat: 0, minutes: 5 });
  });

  it('is waited for by all others: for answers, then for its time', () => {
    expect(replacing(asked(1, [2]), NOW)).toEqual({ kind: 'waits', seat: 0, waitsFor: [2] });
    expect(replacing(asked(1, []), NOW)).toEqual({ kind: 'soon', seat: 0, minutes: 5 });
    expect(replacing(asked(1, []), NOW + 10 * MINUTE)).toMatchObject({ minutes: 1 });
  });
});
