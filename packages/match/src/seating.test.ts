import { botNonce, commitmentTo, officialChance } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import type { Command } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import type { Deed } from './deed.ts';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import {
  begun,
  GAMES,
  HOST,
  Keeper,
  move,
  OTHERS,
  planOf,
  SECRET,
  seatsOf,
  sit,
} from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;

describe('gathering', () => {
  it('gives the first free seat, or the one that is named', () => {
    const keeper = new Keeper(planOf('bppp'));
    keeper.do({ ...sit(HOST), seat: 2 } as Command);
    keeper.do(sit(BEN), BEN);
    expect(keeper.table.seats).toEqual([{ bot: 'easy' }, { name: 'Ben' }, { name: 'Anna' }, {}]);
    expect(keeper.table.view(BEN)).toMatchObject({ you: 1, isHost: false, stage: 'gathering' });
    expect(keeper.table.view(HOST)).toMatchObject({ you: 2, isHost: true });
    expect(keeper.table.view(undefined)).not.toHaveProperty('you');
  });

  it('declines a seat that is taken, a bot’s or none, a second seat, and when all are taken', () => {
    const keeper = new Keeper(planOf('bpp'));
    const at = (seat: number): Command => ({ ...sit(BEN), seat }) as Command;
    keeper.do({ ...sit(HOST), seat: 1 } as Command);
    expect(() => keeper.do(at(1), BEN)).toThrow(declined('taken'));
    expect(() => keeper.do(at(0), BEN)).toThrow(declined('taken'));
    expect(() => keeper.do(at(3), BEN)).toThrow(declined('no-such-seat'));
    expect(() => keeper.do(at(-1), BEN)).toThrow(declined('no-such-seat'));
    expect(() => keeper.do(at(2), HOST)).toThrow(declined('taken'));
    keeper.do(sit(BEN), BEN);
    expect(() => keeper.do(sit(CLEO), CLEO)).toThrow(declined('taken'));
    expect(keeper.entries).toHaveLength(3);
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', '\ud800'])(
    'declines the name %j',
    (name) => {
      const keeper = new Keeper(planOf('pp'));
      expect(() => keeper.do({ kind: 'sit', name, nonce: 'n' })).toThrow(declined('bad-name'));
    },
  );

  it('trims a name and counts its characters, not their parts', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do({ kind: 'sit', name: `  ${'🦣'.repeat(24)} `, nonce: 'n' });
    expect(keeper.table.seats[0]).toEqual({ name: '🦣'.repeat(24) });
  });

  it.each(['', 'a b', 'x'.repeat(65), 'ä'])('declines the nonce %j', (nonce) => {
    const keeper = new Keeper(planOf('pp'));
    expect(() => keeper.do({ kind: 'sit', name: 'Anna', nonce })).toThrow(declined('bad-nonce'));
  });

  it('lets people stand up and another one sit down there', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    expect(keeper.do({ kind: 'stand' })).toEqual([{ kind: 'stood', seat: 0 }]);
    expect(() => keeper.do({ kind: 'stand' })).toThrow(declined('not-yours'));
    keeper.do(sit(BEN), BEN);
    expect(keeper.table.seatOf(BEN)).toBe(0);
  });
});

describe('a table that is given up', () => {
  it('is closed while it gathers: nobody sits down there, or begins', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    expect(keeper.table.changedAt).toBe(keeper.now);
    keeper.store(keeper.table.giveUp(), 'table');
    expect(keeper.table.view(BEN)).toMatchObject({
      stage: 'closed',
      seats: [{ name: 'Anna' }, {}],
    });
    const late: Command[] = [sit(BEN), { kind: 'begin' }, { kind: 'stand' }];
    for (const command of late) {
      expect(() => keeper.do(command, BEN)).toThrow('The table is closed. Open a new one.');
    }
    expect(keeper.table.giveUp()).toEqual([]);
  });

  it('is no game that has begun', () => {
    expect(begun('pp').table.giveUp()).toEqual([]);
  });
});

describe('the plan', () => {
  it('is changed by the host alone; people keep a seat that is still one for people', () => {
    const keeper = new Keeper(planOf('ppp'));
    for (const member of [HOST, BEN, CLEO]) keeper.do(sit(member), member);
    const plan = planOf('pb');
    expect(() => keeper.do({ kind: 'plan', plan }, BEN)).toThrow(declined('not-host'));
    keeper.do({ kind: 'plan', plan });
    expect(keeper.table.seats).toEqual([{ name: 'Anna' }, { bot: 'easy' }]);
    expect(keeper.table.plan).toEqual(plan);
    keeper.do({ kind: 'plan', plan: planOf('pp') });
    expect(keeper.table.seats).toEqual([{ name: 'Anna' }, {}]);
  });

  it.each([
    ['an unknown game', { game: 'chess' }],
    ['a name that every object has', { game: 'toString' }],
    ['too few seats', { seats: seatsOf('p') }],
    ['an option that is none', { setup: { options: { heap: 22 } } }],
    ['a level that is no name', { seats: [...seatsOf('p'), { kind: 'bot', level: '' } as const] }],
    ['no time', { clock: { kind: 'turn', time: 0 } as const }],
    ['half a millisecond', { clock: { kind: 'game', time: 1.5, increment: 0 } as const }],
    ['time taken off', { clock: { kind: 'game', time: 1, increment: -1 } as const }],
  ])('is declined with %s', (_what, changes) => {
    const keeper = new Keeper(planOf('pp'));
    const plan = planOf('pp', changes);
    expect(() => keeper.do({ kind: 'plan', plan })).toThrow(declined('bad-plan'));
  });

  it('lets no rig in, whatever is smuggled into it', () => {
    const keeper = new Keeper(planOf('bb'));
    const setup = { rig: { dice: [6, 6] }, players: 4 };
    keeper.do({ kind: 'plan', plan: { ...planOf('bb'), setup, more: 1 } as never });
    keeper.do({ kind: 'begin' });
    expect(keeper.table.plan).toEqual(planOf('bb'));
    expect(keeper.table.setup).toEqual({ players: 2, modules: [], options: {} });
  });

  it('is no way to get another nonce for a bot: it follows from the commitment', () => {
    const keeper = new Keeper(planOf('bp'));
    for (const letters of ['pb', 'bbb', 'bb']) keeper.do({ kind: 'plan', plan: planOf(letters) });
    keeper.do({ kind: 'begin' });
    const { commitment, seats } = keeper.table.view(undefined);
    expect(commitment).toBe(commitmentTo(SECRET));
    expect(seats.map(({ nonce }) => nonce)).toEqual([
      botNonce(0, commitment),
      botNonce(1, commitment),
    ]);
    expect(JSON.stringify(keeper.entries)).not.toMatch(/botNonces/);
  });

  it('leaves the nonces of bots that an older log holds', () => {
    const made: Deed = { kind: 'made', plan: planOf('bp'), secret: SECRET, botNonces: ['x'] };
    const table = Table.open(GAMES, [{ seq: 1, at: 1, by: HOST, deed: made }]);
    const planned = table.check({ kind: 'plan', plan: planOf('bb') }, HOST, 2);
    table.apply({ seq: 2, at: 2, by: HOST, deed: planned[0]! });
    const began = table.check({ kind: 'begin' }, HOST, 3);
    table.apply({ seq: 3, at: 3, by: HOST, deed: began[0]! });
    expect(table.seats.map(({ nonce }) => nonce)).toEqual(['x', 'bot1']);
  });
});

describe('beginning', () => {
  it('needs the host or who sits there, and somebody on every seat for people', () => {
    const keeper = new Keeper(planOf('ppb'));
    keeper.do(sit(BEN), BEN);
    expect(() => keeper.do({ kind: 'begin' })).toThrow(declined('not-now'));
    keeper.do(sit(CLEO), CLEO);
    expect(() => keeper.do({ kind: 'begin' }, 'member-eve')).toThrow(declined('not-host'));
    keeper.do({ kind: 'begin' });
    expect(keeper.table.view(HOST)).toMatchObject({ stage: 'playing', isHost: true });
    expect(keeper.table.view(HOST)).not.toHaveProperty('you');
  });

  it('fixes plan and seats', () => {
    const keeper = begun('pp');
    const late: Command[] = [
      { kind: 'stand' },
      { kind: 'begin' },
      { kind: 'plan', plan: planOf('bb') },
    ];
    for (const command of late) expect(() => keeper.do(command)).toThrow(declined('not-now'));
    expect(() => keeper.do(sit(CLEO), CLEO)).toThrow(declined('not-now'));
  });

  it('comes before any move', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    expect(() => keeper.do(move('take 1'))).toThrow(declined('not-now'));
    expect(() => keeper.table.record()).toThrow(declined('not-now'));
    expect(keeper.table.botToMove()).toBeUndefined();
  });

  it('throws the dice of the secret and the nonces in seat order, people’s and bots’', () => {
    const keeper = begun('bpp');
    const nonces = [botNonce(0, commitmentTo(SECRET)), `nonce-of-${HOST}`, `nonce-of-${BEN}`];
    const chance = officialChance({ secret: SECRET, nonces });
    const setup = pebbles.checkSetup({ players: 3 });
    expect(keeper.table.gameState).toEqual(pebbles.setup(setup, chance));
    expect(keeper.table.seats.map(({ nonce }) => nonce)).toEqual(nonces);
  });
});
