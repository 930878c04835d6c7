import type { ClockPlan } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { declined } from './testing/declined.ts';
import { begun, HOST, move, OTHERS } from './testing/keeper.ts';

const [BEN] = OTHERS;
const game: { clock: ClockPlan } = { clock: { kind: 'game', time: 10_000, increment: 1_000 } };
const turn: { clock: ClockPlan } = { clock: { kind: 'turn', time: 10_000 } };
const MEDIUM = { kind: 'replaced', level: 'medium' };

describe('a clock for the game', () => {
  it('runs for whose turn it is, and adds the increment at its end', () => {
    const keeper = begun('pp', game);
    const began = keeper.now;
    expect(keeper.table.view(HOST).clock).toEqual({
      plan: game.clock,
      left: [10_000, 10_000],
      running: { seat: 0, since: began },
    });
    keeper.now += 3_000;
    keeper.do(move('roll'));
    expect(keeper.table.view(HOST).clock).toMatchObject({
      left: [8_000, 10_000],
      running: { seat: 1, since: keeper.now },
    });
    expect(keeper.table.nextDue()).toBe(keeper.now + 10_000);
  });

  it('runs on until the turn is ended', () => {
    const keeper = begun('pp', game);
    keeper.now += 1_000;
    keeper.do(move('take 1'));
    keeper.now += 1_000;
    expect(keeper.table.view(BEN).clock).toMatchObject({ running: { seat: 0 } });
    keeper.do({ kind: 'endTurn' });
    expect(keeper.table.view(BEN).clock).toMatchObject({
      left: [9_000, 10_000],
      running: { seat: 1, since: keeper.now },
    });
  });

  it('gives no time back for moves that are taken back', () => {
    const keeper = begun('pp', game);
    for (let i = 0; i < 3; i++) {
      keeper.now += 1_000;
      keeper.do(move('take 1'));
      keeper.do({ kind: 'undo' });
    }
    expect(keeper.table.nextDue()).toBe(keeper.now + 7_000);
  });

  it('does not run for bots', () => {
    const keeper = begun('pb', game);
    keeper.do(move('roll'));
    expect(keeper.table.view(HOST).clock).not.toHaveProperty('running');
    expect(keeper.table.nextDue()).toBeUndefined();
    keeper.now += 60_000;
    keeper.botMove('take 1');
    expect(keeper.table.view(HOST).clock).toMatchObject({ left: [11_000, 10_000] });
    expect(keeper.table.nextDue()).toBe(keeper.now + 11_000);
  });

  it('replaces who runs out by a bot, and the game goes on', () => {
    const keeper = begun('ppp', game);
    expect(keeper.wait(9_999)).toEqual([]);
    expect(keeper.wait(1)).toEqual([{ ...MEDIUM, seat: 0, why: 'clock' }]);
    expect(keeper.table.seats[0]).toMatchObject({ name: 'Anna', bot: 'medium', left: 'clock' });
    expect(keeper.table.botToMove()).toEqual({ seat: 0, level: 'medium' });
    expect(keeper.table.view(HOST)).not.toHaveProperty('you');
    expect(() => keeper.do(move('take 1'))).toThrow(declined('not-yours'));
    keeper.botMove('take 2');
    expect(keeper.table.view(BEN).game!.legal).toContain('take 1');
  });

  it('takes no more moves of who has run out, before anybody has looked at it', () => {
    const keeper = begun('ppp', game);
    keeper.now += 10_000;
    for (const command of [move('take 1'), { kind: 'undo' }, { kind: 'endTurn' }] as const) {
      expect(() => keeper.do(command)).toThrow(declined('out-of-time'));
    }
    expect(keeper.do({ kind: 'say', text: 'oh' }, BEN)).toHaveLength(1);
  });

  it('ends the turn of who runs out before ending it', () => {
    const keeper = begun('ppp', game);
    keeper.do(move('take 3'));
    expect(keeper.wait(10_000)).toEqual([
      { kind: 'turnEnded', seat: 0 },
      { ...MEDIUM, seat: 0, why: 'clock' },
    ]);
    expect(keeper.table.view(BEN).game!.legal).toContain('take 1');
  });

  it('gives nothing to who takes back a turn that they had ended', () => {
    const keeper = begun('pp', game);
    const left = () => keeper.table.view(HOST).clock!.left[0];
    keeper.now += 1_000;
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    const ended = left();
    for (let times = 0; times < 3; times++) {
      keeper.do({ kind: 'undo' });
      keeper.do(move('take 2'));
      keeper.do({ kind: 'endTurn' });
    }
    expect(left()).toBe(ended);
  });

  it('counts no time while the server was away', () => {
    const keeper = begun('pp', game);
    keeper.now += 2_000;
    keeper.do({ kind: 'sayPhrase', phrase: 'hello' });
    keeper.now += 1_000_000;
    keeper.store([{ kind: 'resumed' }], 'table');
    expect(keeper.table.nextDue()).toBe(keeper.now + 8_000);
    expect(keeper.wait(0)).toEqual([]);
  });
});

describe('a clock for every turn', () => {
  it('begins anew with every turn', () => {
    const keeper = begun('pp', turn);
    keeper.now += 9_000;
    keeper.do(move('roll'));
    keeper.now += 9_000;
    keeper.do(move('roll'), BEN);
    expect(keeper.table.nextDue()).toBe(keeper.now + 10_000);
  });

  it('does not begin anew by taking back', () => {
    const keeper = begun('pp', turn);
    const end = keeper.now + 10_000;
    keeper.now += 5_000;
    keeper.do(move('take 1'));
    keeper.do({ kind: 'undo' });
    keeper.do(move('take 1'));
    expect(keeper.table.nextDue()).toBe(end);
  });

  it('gives who plays alone time anew whenever something is revealed', () => {
    const keeper = begun('p', { ...turn, game: 'stone-age', setup: { variant: 'solo' } });
    let [revealing, silent] = [0, 0];
    while (revealing < 3) {
      const before = keeper.table.nextDue();
      keeper.now += 10;
      keeper.do(move(keeper.table.view(HOST).game!.legal!.at(0)!));
      const isSilent = keeper.table.view(HOST).game!.canUndo;
      expect(keeper.table.nextDue()).toBe(isSilent ? before : keeper.now + 10_000);
      if (isSilent) silent++;
      else revealing++;
    }
    expect(silent).toBeGreaterThan(0);
  });
});

describe('resigning', () => {
  it('lets a bot play on', () => {
    const keeper = begun('ppp');
    expect(keeper.do({ kind: 'resign' }, BEN)).toEqual([{ ...MEDIUM, seat: 1, why: 'resigned' }]);
    expect(keeper.table.seats[1]).toMatchObject({ name: 'Ben', left: 'resigned' });
    // They watch now, and are told which seat was theirs.
    const { you, wasAt } = keeper.table.view(BEN);
    expect([you, wasAt]).toEqual([undefined, 1]);
    expect(() => keeper.do({ kind: 'resign' }, BEN)).toThrow(declined('not-yours'));
  });

  it('ends the own turn first, and leaves what was done in it as it is', () => {
    const keeper = begun('ppp');
    keeper.do(move('take 3'));
    expect(keeper.do({ kind: 'resign' }).map(({ kind }) => kind)).toEqual([
      'turnEnded',
      'replaced',
    ]);
    expect(keeper.table.record().moves).toHaveLength(1);
  });

  it('closes the table when no person is left', () => {
    const keeper = begun('pbb');
    expect(keeper.do({ kind: 'resign' }).map(({ kind }) => kind)).toEqual(['replaced', 'closed']);
    expect(keeper.table.stage).toBe('closed');
    expect(keeper.table.botToMove()).toBeUndefined();
    expect(keeper.table.nextDue()).toBeUndefined();
    expect(keeper.table.view(HOST)).not.toHaveProperty('secret');
    expect(keeper.table.record()).not.toHaveProperty('secret');
    expect(() => keeper.do({ kind: 'say', text: 'bye' })).toThrow(declined('not-now'));
    expect(() => keeper.do(move('take 1'))).toThrow(declined('not-now'));
  });

  it('closes the one-player game', () => {
    const keeper = begun('p', { game: 'stone-age', setup: { variant: 'solo' } });
    keeper.do({ kind: 'resign' });
    expect(keeper.table.stage).toBe('closed');
  });

  it('closes the table also where the log says only that the last one left', () => {
    const keeper = begun('pb');
    keeper.store([{ kind: 'replaced', seat: 0, level: 'medium', why: 'resigned' }], HOST);
    expect(keeper.table.nextDue()).toBeLessThanOrEqual(keeper.now);
    expect(keeper.wait(0)).toEqual([{ kind: 'closed' }]);
  });

  it('leaves a table of bots alone to them, with whoever watches', () => {
    const keeper = begun('bb');
    expect(keeper.wait(0)).toEqual([]);
    while (keeper.table.botToMove() !== undefined) keeper.botMove('roll');
    expect(keeper.table.stage).toBe('over');
  });
});
