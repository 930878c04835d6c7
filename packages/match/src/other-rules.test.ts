import { describe, expect, it } from 'vitest';
import type { Games } from './games.ts';
import { rematchOf } from './rematch.ts';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, Keeper, move, OTHERS, planOf, SECRET, sit } from './testing/keeper.ts';
import { playOut } from './testing/play-out.ts';

const [BEN, CLEO] = OTHERS;

const under = (rulesVersion: string): Games => ({
  pebbles: { ...GAMES.pebbles!, rulesVersion },
});
/** Pebbles has rules version 1. */
const NEWER = under('2');

describe('a finished game of rules that are not known any more', () => {
  const keeper = playOut(begun('pp'));
  keeper.do({ kind: 'say', text: 'Good game!' }, BEN);
  const { result, ...known } = keeper.table.view(HOST);
  const open = (games: Games): Table => Table.open(games, keeper.entries, { result: result! });

  it.each([
    ['newer', NEWER],
    ['older', under('0')],
    ['none', {}],
  ])('is shown with its result, without the board, where there are %s', (_, games) => {
    const { game: _board, ...others } = known;
    expect(open(games).view(HOST)).toEqual({ ...others, rules: '1', result });
    expect(others).toMatchObject({ stage: 'over', secret: SECRET, you: 0 });
    expect(result!.scores).toHaveLength(2);
  });

  it('has its whole log, moves without what came of them', () => {
    const told = keeper.table.history(BEN).map((line) => {
      const { what } = line;
      return what.kind === 'moved' ? { ...line, what: { ...what, events: [] } } : line;
    });
    expect(open(NEWER).history(BEN)).toEqual(told);
    expect(open(NEWER).told(keeper.table.seq - 3, BEN)).toEqual(told.slice(-3));
    expect(open({}).history(CLEO)).toHaveLength(told.length);
  });

  it('refuses in words what needs the rules', () => {
    const table = open(NEWER);
    expect(() => table.past(5, HOST)).toThrow(/rules version "1", which is not known here/);
    expect(() => table.record()).toThrow(declined('not-now'));
    expect(() => table.check(move('roll'), HOST, 0)).toThrow('The game is over');
    expect(table.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(table.botToMove()).toBeUndefined();
    expect(table.endOutlived()).toEqual([]);
  });

  it('is still a place to talk, and from where to play again', () => {
    const table = open(NEWER);
    expect(table.check({ kind: 'say', text: 'Remember?' }, BEN, 0)).toHaveLength(1);
    expect(table.checkRematch('t2', BEN)).toEqual([{ kind: 'rematched', table: 't2' }]);
    expect(rematchOf(table)).toEqual(keeper.table.plan);
  });
});

describe('a running game of rules that are not known', () => {
  const running = (): Keeper => {
    const keeper = begun('ppb', { clock: { kind: 'turn', time: 1_000 } });
    keeper.do(move('roll'));
    keeper.do({ kind: 'say', text: 'Hm.' });
    return keeper;
  };

  it('that are older ends without result, and says why', () => {
    const keeper = running();
    const table = Table.open(NEWER, keeper.entries, {});
    expect(table.isUnderOtherRules).toBe(true);
    const deeds = table.endOutlived();
    expect(deeds).toEqual([{ kind: 'closed', why: 'rules' }]);
    const seq = keeper.entries.length + 1;
    table.apply({ seq, at: keeper.now, by: 'table', deed: deeds[0]! });
    const { game: _board, clock: _clock, ...others } = keeper.table.view(HOST);
    const closed = { ...others, seq, stage: 'closed', rules: '1', closed: 'rules' };
    expect(table.view(HOST)).toEqual(closed);
    expect(table.history(BEN).map(({ what }) => what)).toEqual([
      ...[{ kind: 'made' }, { kind: 'sat', seat: 0 }, { kind: 'sat', seat: 1 }, { kind: 'began' }],
      { kind: 'moved', seat: 0, move: 'roll', events: [] },
      { kind: 'said', seat: 0, name: 'Anna', text: 'Hm.' },
      { kind: 'closed', why: 'rules' },
    ]);
    expect(table.endOutlived()).toEqual([]);
    expect(table.checkRematch('t2', HOST)).toHaveLength(1);
  });

  it('that are newer, or nowhere, is left alone and not shown', () => {
    const { entries } = running();
    for (const [games, code] of [
      [under('0'), 'not-now'],
      [{}, 'no-such-game'],
    ] as const) {
      const table = Table.open(games, entries, {});
      expect(table.endOutlived()).toEqual([]);
      expect(table.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
      const refused = expect.objectContaining({ code });
      expect(() => table.checkRules()).toThrow(refused);
      expect(() => table.view(HOST)).toThrow(refused);
      expect(() => table.history(HOST)).toThrow(refused);
      expect(() => table.told(0, HOST)).toThrow(refused);
      expect(() => table.check({ kind: 'say', text: 'Hi' }, HOST, 0)).toThrow(refused);
    }
  });

  it('is read as ever by who knows them', () => {
    const keeper = running();
    expect(Table.open(GAMES, keeper.entries, {}).view(BEN)).toEqual(keeper.table.view(BEN));
  });

  it('that was closed before stays what it was', () => {
    const keeper = begun('pb');
    keeper.do({ kind: 'resign' });
    const table = Table.open(NEWER, keeper.entries, {});
    expect(table.view(HOST)).toMatchObject({ stage: 'closed', rules: '1' });
    expect(table.view(HOST)).not.toHaveProperty('closed');
  });
});

it('a table that gathers has no rules yet', () => {
  const keeper = new Keeper(planOf('pp'));
  keeper.do(sit(HOST));
  const table = Table.open(NEWER, keeper.entries, {});
  expect(table.view(HOST)).toEqual(keeper.table.view(HOST));
  expect(table.endOutlived()).toEqual([]);
});
