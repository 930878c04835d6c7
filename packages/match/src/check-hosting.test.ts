import { type Command, clientMessageSchema } from '@ochre/protocol';
import { MOST_BANS } from '@ochre/protocol/vocabulary';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, Keeper, OTHERS, planOf, sit } from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;
const EVE = 'member-eve';

const say = (keeper: Keeper, by: string, text = 'hm') =>
  keeper.do({ kind: 'say', text, name: 'Eve' }, by);
const ban = (keeper: Keeper, whom: { seat: number } | { said: number }, by = HOST) =>
  keeper.do({ kind: 'ban', whom }, by);
const limitTalk = (keeper: Keeper, to: 'everybody' | 'players' | 'nobody', by = HOST) =>
  keeper.do({ kind: 'limitTalk', to }, by);
const kinds = (deeds: readonly { kind: string }[]) => deeds.map(({ kind }) => kind);

describe('the chat', () => {
  it('is closed by the host for those who only watch, or for everybody, and opened again', () => {
    const keeper = begun('pp');
    limitTalk(keeper, 'players');
    expect(keeper.table.view(EVE).talk).toBe('players');
    expect(() => say(keeper, EVE)).toThrow(declined('not-now'));
    say(keeper, BEN);
    limitTalk(keeper, 'nobody');
    expect(() => say(keeper, BEN)).toThrow(declined('not-now'));
    expect(() => keeper.do({ kind: 'sayPhrase', phrase: 'luck' }, HOST)).toThrow(
      declined('not-now'),
    );
    limitTalk(keeper, 'everybody');
    expect(keeper.table.view(EVE).talk).toBeUndefined();
    say(keeper, EVE);
    expect(limitTalk(keeper, 'everybody')).toEqual([]);
  });

  it('is nobody else’s to close, and everybody is told', () => {
    const keeper = begun('pp');
    for (const other of [BEN, EVE]) {
      expect(() => limitTalk(keeper, 'nobody', other)).toThrow(declined('not-host'));
    }
    limitTalk(keeper, 'nobody');
    const last = keeper.table.history(EVE).at(-1)!.what;
    expect(last).toEqual({ kind: 'talkLimited', to: 'nobody' });
  });

  it('is open to a host who has no seat, where it is closed to those who watch', () => {
    const keeper = new Keeper(planOf('pb'));
    keeper.do(sit(BEN), BEN);
    limitTalk(keeper, 'players');
    keeper.do({ kind: 'say', text: 'welcome', name: 'Anna' });
    expect(() => say(keeper, EVE)).toThrow(declined('not-now'));
  });
});

describe('somebody whom the host removes', () => {
  it('leaves the seat free before the game, and cannot sit, talk or mute any more', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    keeper.do(sit(BEN), BEN);
    expect(kinds(ban(keeper, { seat: 1 }))).toEqual(['banned', 'stood']);
    expect(keeper.table.seats[1]).toEqual({});
    for (const command of [
      sit(BEN),
      { kind: 'say', text: 'hm', name: 'Ben' },
      { kind: 'mute', whom: 0, isMuted: true },
    ] satisfies Command[]) {
      expect(() => keeper.do(command, BEN)).toThrow(declined('not-allowed'));
    }
    expect(() => keeper.table.checkWelcome(BEN)).toThrow(declined('not-allowed'));
    keeper.do(sit(CLEO), CLEO);
    keeper.do({ kind: 'begin' });
  });

  it('is replaced by a bot in a game, which the seat and the log say', () => {
    const keeper = begun('ppp');
    keeper.do({ kind: 'move', move: 'take 1' });
    const deeds = ban(keeper, { seat: 1 });
    expect(deeds).toContainEqual({ kind: 'replaced', seat: 1, level: 'medium', why: 'removed' });
    expect(keeper.table.seats[1]).toMatchObject({ name: 'Ben', bot: 'medium', left: 'removed' });
    expect(keeper.table.view(CLEO).seats[1]!.left).toBe('removed');
    expect(keeper.table.history(CLEO).map(({ what }) => what)).toContainEqual({
      kind: 'banned',
      seat: 1,
      name: 'Ben',
    });
    expect(() => keeper.do({ kind: 'move', move: 'take 1' }, BEN)).toThrow(declined('not-allowed'));
  });

  it('can be who only watches, found by what they said, and is told by name alone', () => {
    const keeper = begun('pp');
    say(keeper, EVE);
    const said = keeper.table.seq;
    expect(kinds(ban(keeper, { said }))).toEqual(['banned']);
    expect(() => say(keeper, EVE)).toThrow(declined('not-allowed'));
    expect(keeper.table.history(BEN).at(-1)!.what).toEqual({ kind: 'banned', name: 'Eve' });
    expect(JSON.stringify(keeper.table.history(HOST))).not.toContain(EVE);
    expect(ban(keeper, { said })).toEqual([]);
  });

  it('is listed for the host alone, who can lift it, whatever happens to the server', () => {
    const keeper = begun('pp');
    say(keeper, EVE);
    ban(keeper, { said: keeper.table.seq });
    const number = keeper.table.seq;
    for (const table of [keeper.table, Table.open(GAMES, keeper.entries)]) {
      expect(table.view(HOST).banned).toEqual([{ ban: number, name: 'Eve' }]);
      expect(table.view(BEN).banned).toBeUndefined();
      expect(() => table.checkWelcome(EVE)).toThrow(declined('not-allowed'));
    }
    expect(() => keeper.do({ kind: 'unban', ban: number }, BEN)).toThrow(declined('not-host'));
    keeper.do({ kind: 'unban', ban: number });
    expect(keeper.table.view(HOST).banned).toBeUndefined();
    expect(keeper.table.history(BEN).at(-1)!.what).toEqual({ kind: 'unbanned', name: 'Eve' });
    say(keeper, EVE);
    expect(() => keeper.do({ kind: 'unban', ban: number })).toThrow(declined('not-now'));
  });

  it('has no say in another game after this one', () => {
    const keeper = begun('pp');
    while (keeper.table.stage === 'playing') {
      const by = keeper.table.turn === 0 ? HOST : BEN;
      const { unconfirmed } = keeper.table;
      const legal = keeper.table.view(by).game?.legal?.find((move) => move.startsWith('take'));
      const move: Command = { kind: 'move', move: legal ?? 'roll' };
      keeper.do(unconfirmed === undefined ? move : { kind: 'endTurn' }, by);
    }
    expect(kinds(ban(keeper, { seat: 1 }))).toEqual(['banned']);
    expect(() => keeper.table.checkRematch('next', BEN)).toThrow(declined('not-allowed'));
  });

  it('is never the host, nor anybody that is not there, and nobody else removes', () => {
    const keeper = begun('ppb');
    say(keeper, HOST);
    const { seq } = keeper.table;
    expect(() => ban(keeper, { seat: 0 })).toThrow(declined('not-now'));
    expect(() => ban(keeper, { said: seq })).toThrow(declined('not-now'));
    expect(() => ban(keeper, { seat: 2 })).toThrow(declined('not-now'));
    expect(() => ban(keeper, { seat: 3 })).toThrow(declined('no-such-seat'));
    expect(() => ban(keeper, { said: 1 })).toThrow(declined('not-now'));
    expect(() => ban(keeper, { said: 99 })).toThrow(declined('not-now'));
    expect(() => ban(keeper, { seat: 0 }, BEN)).toThrow(declined('not-host'));
    expect(keeper.table.seq).toBe(seq);
  });

  it('closes the table when nobody is left who plays', () => {
    const keeper = new Keeper(planOf('pb'));
    keeper.do(sit(BEN), BEN);
    keeper.do({ kind: 'begin' });
    expect(kinds(ban(keeper, { seat: 0 }))).toEqual(['banned', 'replaced', 'closed']);
  });

  it('is one of so many and no more', () => {
    const keeper = begun('pp');
    for (let at = 0; at < MOST_BANS; at++) {
      keeper.store([{ kind: 'banned', member: `m${at}`, name: 'M' }], HOST);
    }
    expect(() => ban(keeper, { seat: 1 })).toThrow(declined('too-many'));
  });
});

describe('on the wire', () => {
  const reads = (command: unknown): boolean =>
    clientMessageSchema.safeParse({ do: 'act', id: 'a', table: 't', seen: 1, command }).success;

  it('somebody is named by a seat or by what they said, and by nothing else', () => {
    expect(reads({ kind: 'ban', whom: { seat: 1 } })).toBe(true);
    expect(reads({ kind: 'ban', whom: { said: 12 } })).toBe(true);
    expect(reads({ kind: 'ban', whom: { seat: 1, said: 12 } })).toBe(false);
    expect(reads({ kind: 'ban', whom: {} })).toBe(false);
    expect(reads({ kind: 'ban', whom: 1 })).toBe(false);
    expect(reads({ kind: 'limitTalk', to: 'friends' })).toBe(false);
  });
});
