import { parseRecord, printRecord, replay } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import type { Phrase } from '@ochre/protocol/vocabulary';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { rematchOf, rematchOfThoseThere } from './rematch.ts';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, Keeper, move, OTHERS, planOf, SECRET, sit } from './testing/keeper.ts';
import { playOut } from './testing/play-out.ts';

const [BEN, CLEO] = OTHERS;

describe('moves', () => {
  it('are made by who must decide, and refused with the rule otherwise', () => {
    const keeper = begun('pp');
    const refused = (code: string) => expect.objectContaining({ name: 'Refused', code });
    expect(() => keeper.do(move('take 1'), BEN)).toThrow(refused('illegal-move'));
    expect(() => keeper.do(move('take 9'))).toThrow(refused('illegal-move'));
    expect(() => keeper.do(move('steal'))).toThrow(refused('bad-move'));
    expect(() => keeper.do(move('take 1'), CLEO)).toThrow(declined('not-yours'));
    expect(keeper.do(move('TAKE 1'))).toEqual([{ kind: 'moved', seat: 0, move: 'take 1' }]);
  });

  it('are refused after the end', () => {
    const keeper = playOut(begun('pp'));
    expect(() => keeper.do(move('roll'))).toThrow(expect.objectContaining({ code: 'game-over' }));
  });
});

describe('talking', () => {
  it('is for everybody at the table: with a seat by the name there, without one by their own', () => {
    const keeper = begun('pp');
    keeper.do({ kind: 'say', text: ' Hi! ', name: 'Somebody else' }, BEN);
    keeper.do({ kind: 'sayPhrase', phrase: 'luck', name: 'Eve' }, 'member-eve');
    expect(keeper.table.told(keeper.table.seq - 2, undefined)!.map(({ what }) => what)).toEqual([
      { kind: 'said', seat: 1, name: 'Ben', text: 'Hi!' },
      { kind: 'said', name: 'Eve', phrase: 'luck' },
    ]);
  });

  it.each(['', '  ', 'x'.repeat(301), 'a\nb'])('declines the text %j', (text) => {
    expect(() => begun('pp').do({ kind: 'say', text })).toThrow(declined('bad-text'));
  });

  it('declines a watcher without a name, and an unknown phrase', () => {
    const keeper = begun('pp');
    expect(() => keeper.do({ kind: 'say', text: 'Hi!' }, CLEO)).toThrow(declined('bad-name'));
    const phrase = 'rubbish' as Phrase;
    expect(() => keeper.do({ kind: 'sayPhrase', phrase })).toThrow(declined('bad-text'));
  });

  it('goes on after the end', () => {
    const keeper = playOut(begun('pp'));
    expect(keeper.do({ kind: 'sayPhrase', phrase: 'goodGame' })).toHaveLength(1);
  });
});

describe('the log', () => {
  it('begins with the making of the table, and no number is left out', () => {
    const { entries } = begun('pp');
    expect(() => Table.open(GAMES, [])).toThrow('begins with');
    expect(() => Table.open(GAMES, entries.slice(1))).toThrow('begins with');
    expect(() => Table.open(GAMES, [entries[0]!, entries[2]!])).toThrow('does not follow');
    expect(() => Table.open(GAMES, [entries[0]!, { ...entries[0]!, seq: 2 }])).toThrow('once');
  });

  it('has a past as far as it goes, and no future', () => {
    const { table } = begun('pp');
    expect(table.past(1, HOST)).toMatchObject({ seq: 1, stage: 'gathering', isHost: true });
    expect(table.past(table.seq, HOST)).toEqual(table.view(HOST));
    for (const seq of [0, -1, table.seq + 1]) {
      expect(() => table.past(seq, HOST)).toThrow(declined('not-now'));
    }
  });

  it('keeps what was taken back in its past, and not in what follows', () => {
    const keeper = begun('pp');
    const { table } = keeper;
    const before = table.view(HOST);
    keeper.do(move('take 1'));
    const moved = table.view(HOST);
    keeper.do({ kind: 'undo' });
    expect(table.past(moved.seq, HOST)).toEqual(moved);
    expect(table.past(table.seq, HOST).game).toEqual(before.game);
  });

  it('of a game begun under other rules is not played on', () => {
    const { entries } = begun('pp');
    expect(Table.open(GAMES, entries).stage).toBe('playing');
    const newer = { pebbles: { ...GAMES.pebbles!, rulesVersion: 'newer' } };
    expect(() => Table.open(newer, entries)).toThrow(
      /rules version ".*" cannot continue under "newer"/,
    );
  });

  it('of a game that is no longer listed is refused in words once it has begun', () => {
    const { entries } = begun('pp');
    expect(() => Table.open({}, entries)).toThrow('"pebbles" is not played here.');
    expect(() => Table.open({}, entries)).toThrow(
      expect.objectContaining({ code: 'no-such-game' }),
    );
  });

  it('of such a game that still gathers can be planned anew, or closed', () => {
    const { entries } = new Keeper(planOf('pp'));
    const table = Table.open({}, entries);
    expect(table.told(0, HOST)).toHaveLength(1);
    expect(() => table.check({ kind: 'begin' }, HOST, 1)).toThrow();
    expect(table.giveUp()).toEqual([{ kind: 'closed' }]);
  });

  it('knows a command that was done already, each member’s own, by its last entry', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST), HOST, 'c1');
    expect(keeper.table.doneAs('c1', HOST)).toBe(2);
    expect(keeper.table.doneAs('c1', BEN)).toBeUndefined();
    expect(keeper.table.doneAs('c2', HOST)).toBeUndefined();
    keeper.do(sit(BEN), BEN, 'c1');
    keeper.do({ kind: 'begin' }, HOST, 'c2');
    keeper.do(move('roll'), HOST, 'c3');
    keeper.do({ kind: 'askUndo' }, HOST, 'c4');
    keeper.do({ kind: 'answerUndo', agrees: true }, BEN, 'c2');
    expect(keeper.table.doneAs('c2', BEN)).toBe(keeper.table.seq);
    expect(Table.open(GAMES, keeper.entries).doneAs('c4', HOST)).toBe(6);
  });

  it('remembers a member’s commands however much others talk meanwhile', () => {
    const keeper = begun('pp');
    keeper.do(move('roll'), HOST, 'mine');
    const { seq } = keeper.table;
    for (let i = 0; i < 200; i++) keeper.do({ kind: 'say', text: 'x' }, BEN, `talk ${i}`);
    expect(keeper.table.doneAs('mine', HOST)).toBe(seq);
    expect(keeper.table.doneAs('talk 199', BEN)).toBe(keeper.table.seq);
  });

  it('takes no command that may be an old one sent again, however late it comes', () => {
    const keeper = new Keeper(planOf('pp'));
    const { seq: seen } = keeper.table;
    for (let at = 0; at < 8; at++) {
      expect(keeper.table.mayBeForgotten(seen, HOST)).toBe(false);
      keeper.do(at % 2 === 0 ? sit(HOST) : { kind: 'stand' }, HOST, `c${at}`);
    }
    expect(keeper.table.mayBeForgotten(seen, HOST)).toBe(true);
    expect(keeper.table.mayBeForgotten(seen + 1, HOST)).toBe(false);
    expect(keeper.table.mayBeForgotten(seen, BEN)).toBe(false);
  });

  it('tells what came after a number, as far as it is held', () => {
    const keeper = begun('pp');
    const { seq } = keeper.table;
    keeper.do(move('roll'));
    expect(keeper.table.told(seq, BEN)).toEqual([
      {
        seq: seq + 1,
        at: keeper.now,
        what: expect.objectContaining({ kind: 'moved', seat: 0, move: 'roll' }),
      },
    ]);
    expect(keeper.table.told(seq + 1, BEN)).toEqual([]);
    expect(keeper.table.told(seq + 2, BEN)).toBeUndefined();
    expect(keeper.table.told(0, BEN)!.map(({ what }) => what.kind)).toEqual([
      ...['made', 'sat', 'sat', 'began', 'moved'],
    ]);
    for (let i = 0; i < 70; i++) keeper.do({ kind: 'say', text: 'x' });
    expect(keeper.table.told(keeper.table.seq - 64, BEN)).toHaveLength(64);
    expect(keeper.table.told(keeper.table.seq - 65, BEN)).toBeUndefined();
  });

  it('is told whole by playing it again, with the same words', () => {
    const keeper = begun('pp', { game: 'stone-age' });
    const told = keeper.table.told(0, BEN)!;
    const hear = (): void => {
      told.push(...keeper.table.told(told.length, BEN)!);
    };
    for (let i = 0; i < 150 && keeper.table.stage === 'playing'; i++) {
      const { unconfirmed, decision } = keeper.table.view(undefined).game!;
      const by = [HOST, BEN][unconfirmed ?? decision!.player]!;
      keeper.now += 17;
      if (unconfirmed !== undefined) keeper.do({ kind: 'endTurn' }, by);
      else keeper.do(move(keeper.table.view(by).game!.legal!.at(-1)!), by);
      hear();
    }
    expect(told.length).toBeGreaterThan(150);
    expect(keeper.table.history(BEN)).toEqual(told);
  });
});

describe('the record', () => {
  it.each([
    ['pebbles', pebbles],
    ['stone-age', stoneAge],
  ] as const)('of a finished %s replays, and holds no move that was taken back', (game, rules) => {
    const keeper = playOut(begun('pp', { game }));
    const text = printRecord(keeper.table.record());
    const again = replay(rules as typeof pebbles, parseRecord(text));
    expect(again.record().result).toBeDefined();
    expect(again.state).toEqual(keeper.table.gameState);
    const took = keeper.entries.filter(({ deed }) => deed.kind === 'tookBack').length;
    const moved = keeper.entries.filter(({ deed }) => deed.kind === 'moved').length;
    expect(took).toBeGreaterThan(0);
    expect(again.moves).toHaveLength(moved - took);
    expect(keeper.table.view(undefined).secret).toBe(SECRET);
  });

  it('of a running game does not hold the secret', () => {
    const keeper = begun('pp');
    keeper.do(move('roll'));
    const record = keeper.table.record();
    expect(record).not.toHaveProperty('secret');
    expect(replay(pebbles, record, SECRET).state).toEqual(keeper.table.gameState);
  });
});

describe('playing again', () => {
  it('moves all seats by one', () => {
    const keeper = begun('pbp');
    expect(rematchOf(keeper.table)).toEqual(planOf('bpp'));
  });

  it('is without those who have left, where the others do not wait for them', () => {
    const keeper = begun('ppp');
    keeper.do({ kind: 'resign' }, BEN);
    expect(rematchOf(keeper.table)).toEqual(planOf('ppp'));
    const { seats } = rematchOfThoseThere(keeper.table);
    expect(seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person']);
  });

  it('is for who played, once, after the end; the table points to the next', () => {
    const keeper = begun('pp');
    expect(() => keeper.table.checkRematch('t2', HOST)).toThrow(declined('not-now'));
    playOut(keeper);
    expect(() => keeper.table.checkRematch('t2', CLEO)).toThrow(declined('not-yours'));
    keeper.store(keeper.table.checkRematch('t2', BEN), BEN);
    expect(keeper.table.view(CLEO).rematch).toBe('t2');
    expect(() => keeper.table.checkRematch('t3', HOST)).toThrow(declined('taken'));
  });
});
