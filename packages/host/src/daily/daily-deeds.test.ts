import { type AnyGame, commitmentTo, Playthrough } from '@ochre/kernel';
import { type Member, Table } from '@ochre/match';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { dailyDeeds } from './daily-deeds.ts';
import { dailyPlan, dailyWaysOf } from './daily-plan.ts';

const GAMES = { pebbles: pebbles as AnyGame };
const SECRET = 'the-secret-of-the-day';
const DAILY = { day: '2026-11-17', way: 'bots' } as const;
const ANNA = 'member-anna';
const BEN = 'member-ben';

/** A table of that day, kept as a server does. */
function begun(by: Member, name = 'Anna', secret = SECRET) {
  const plan = dailyPlan(pebbles.meta, 'bots');
  const deeds = dailyDeeds({ daily: DAILY, plan, secret, name }, { games: GAMES, by, at: 1 });
  const entries = deeds.map((deed, at) => ({ seq: at + 1, at: 1, by, deed }));
  return Table.open(GAMES, entries);
}

const textFor = (table: Table, member: Member | undefined): string =>
  JSON.stringify([table.view(member), table.history(member), table.told(0, member)]);

/** Everybody does the first thing that is allowed. */
function playOut(table: Table, by: Member, seen: () => void = () => {}): void {
  const add = (deeds: ReturnType<Table['check']>, who: Member): void => {
    for (const deed of deeds) table.apply({ seq: table.seq + 1, at: 1, by: who, deed });
  };
  while (table.stage === 'playing') {
    seen();
    if (table.botToMove() !== undefined) add(table.checkBotMove('take 1'), 'table');
    else if (table.unconfirmed !== undefined) add(table.check({ kind: 'endTurn' }, by, 1), by);
    else add(table.check({ kind: 'move', move: 'take 1' }, by, 1), by);
  }
}

describe('the table of a day’s game', () => {
  it('has begun when it is made, with its player and bots', () => {
    const table = begun(ANNA);
    expect(table.stage).toBe('playing');
    expect(table.daily).toEqual(DAILY);
    expect(table.view(ANNA)).toMatchObject({
      daily: DAILY,
      you: 0,
      commitment: commitmentTo(SECRET),
      seats: [{ name: 'Anna' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' }],
    });
  });

  it('is the same game for everybody: nobody adds anything to its dice', () => {
    const [one, other] = [begun(ANNA), begun(BEN, 'Ben')];
    expect(one.gameState).toEqual(other.gameState);
    expect(begun(ANNA, 'Anna', 'another').gameState).not.toEqual(one.gameState);
    expect(JSON.stringify(one.seats)).not.toContain('nonce');
    playOut(one, ANNA);
    const record = one.record();
    expect(record).toMatchObject({ secret: SECRET, nonces: [] });
    const again = new Playthrough(pebbles, record.setup, { secret: SECRET, nonces: [] });
    for (const { move } of record.moves) again.move(pebbles.parse(move));
    expect(again.record()).toEqual(record);
  });

  it('tells its secret to its player at the end, and to nobody before', () => {
    const table = begun(ANNA);
    playOut(table, ANNA, () => {
      for (const member of [ANNA, BEN, undefined]) {
        expect(textFor(table, member)).not.toContain(SECRET);
        expect(JSON.stringify(table.past(table.seq, member))).not.toContain(SECRET);
        expect(table.record().secret).toBeUndefined();
      }
    });
    expect(table.view(ANNA).secret).toBe(SECRET);
    for (const member of [BEN, undefined]) expect(textFor(table, member)).not.toContain(SECRET);
  });

  it('keeps it to itself where its player gives up', () => {
    const table = begun(ANNA);
    for (const deed of table.check({ kind: 'resign' }, ANNA, 1)) {
      table.apply({ seq: table.seq + 1, at: 1, by: ANNA, deed });
    }
    expect(table.stage).toBe('closed');
    expect(textFor(table, ANNA)).not.toContain(SECRET);
    expect(table.record().secret).toBeUndefined();
  });

  it('is for nobody but its player, before and after', () => {
    const table = begun(ANNA);
    const isShut = (): void => {
      for (const member of [BEN, undefined]) {
        expect(() => table.checkWelcome(member)).toThrow('seen by nobody but its player');
      }
      expect(() => table.check({ kind: 'say', text: 'hi', name: 'Ben' }, BEN, 1)).toThrow();
      expect(() => table.checkMute({ kind: 'mute', whom: 0, isMuted: true }, BEN)).toThrow();
      table.checkWelcome(ANNA);
    };
    isShut();
    playOut(table, ANNA);
    isShut();
  });

  it('needs no name, and refuses what is none', () => {
    expect(begun(ANNA, '').view(ANNA).seats[0]).toEqual({ name: '' });
    expect(() => begun(ANNA, ' ')).toThrow('name:');
  });
});

it('a game without a variant for one is played against bots alone', () => {
  expect(dailyWaysOf(pebbles.meta)).toEqual(['bots']);
});
