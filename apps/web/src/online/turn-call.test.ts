import type { TableView } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { planOf } from '../screens/options/choice.ts';
import { isOwnTurn } from '../table/turn.ts';
import { USUAL } from '../testing/stone-age.ts';
import { isCall } from './turn-call.ts';

const view = (player: number | undefined, changes: Partial<TableView> = {}): TableView => ({
  seq: 1,
  stage: 'playing',
  plan: planOf(USUAL.friends),
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  you: 0,
  isHost: true,
  commitment: '',
  game: {
    moves: 0,
    snapshot: {},
    canUndo: false,
    ...(player === undefined ? {} : { decision: { player, kind: 'place' } }),
  },
  ...changes,
});
const own = view(0);
const others = view(1);

describe('The own turn', () => {
  it('is when the table waits for the viewer', () => {
    expect(isOwnTurn(own)).toBe(true);
    expect(isOwnTurn(others)).toBe(false);
    expect(isOwnTurn(view(undefined))).toBe(false);
  });

  it('lasts until it is ended', () => {
    const ended = { ...others, game: { ...others.game!, unconfirmed: 0 } };
    expect(isOwnTurn(ended)).toBe(true);
    expect(isOwnTurn({ ...own, game: { ...own.game!, unconfirmed: 1 } })).toBe(false);
  });

  it('is nobody’s who watches, nor when the game is over', () => {
    const { you: _, ...watched } = own;
    expect(isOwnTurn(watched)).toBe(false);
    expect(isOwnTurn({ ...own, stage: 'over' })).toBe(false);
  });
});

describe('Who looks elsewhere', () => {
  it('is called when the turn comes to them, once', () => {
    expect(isCall(others, own, true)).toBe(true);
    expect(isCall(own, own, true)).toBe(false);
    expect(isCall(own, others, true)).toBe(false);
  });

  it('is called once more when the others want a bot in their place', () => {
    const missed = { ...own, replace: { by: 1, seat: 0, waitsFor: [], at: 1 } };
    expect(isCall(own, missed, true)).toBe(true);
    expect(isCall(missed, missed, true)).toBe(false);
    expect(isCall(own, { ...own, replace: { ...missed.replace, seat: 1 } }, true)).toBe(false);
  });

  it('is not called when they look, nor by a page that has just come', () => {
    expect(isCall(others, own, false)).toBe(false);
    expect(isCall(undefined, own, true)).toBe(false);
  });
});
