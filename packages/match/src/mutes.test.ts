import type { Mutable } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, Keeper, OTHERS, planOf, sit } from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;
const EVE = 'member-eve';

const say = (keeper: Keeper, by: string, text: string) =>
  keeper.do({ kind: 'say', text, name: 'Eve' }, by);
const mute = (keeper: Keeper, by: string, whom: Mutable, isMuted = true) =>
  keeper.do({ kind: 'mute', whom, isMuted }, by);

/** What a member has heard anybody say, by the log and by the news, which must agree. */
function heard({ table }: Keeper, member: string | undefined): string[] {
  const all = table.history(member);
  expect(table.told(0, member)).toEqual(all);
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  return all.flatMap(({ what }) => (what.kind === 'said' ? [what.text!] : []));
}

describe('whoever is muted', () => {
  it('is not heard from then on by who muted them, and by everybody else', () => {
    const keeper = begun('ppp');
    say(keeper, BEN, 'before');
    mute(keeper, HOST, 1);
    say(keeper, BEN, 'while');
    keeper.do({ kind: 'sayPhrase', phrase: 'luck' }, BEN);
    say(keeper, CLEO, 'another');
    expect(heard(keeper, HOST)).toEqual(['before', 'another']);
    for (const other of [BEN, CLEO, EVE, undefined]) {
      expect(heard(keeper, other)).toEqual(['before', 'while', undefined, 'another']);
    }
    mute(keeper, HOST, 1, false);
    say(keeper, BEN, 'after');
    expect(heard(keeper, HOST)).toEqual(['before', 'another', 'after']);
  });

  it('can be all who only watch, also those who have left their seat to a bot', () => {
    const keeper = begun('ppp');
    mute(keeper, HOST, 'watching');
    say(keeper, EVE, 'from outside');
    say(keeper, BEN, 'from the table');
    keeper.do({ kind: 'resign' }, CLEO);
    say(keeper, CLEO, 'gone');
    expect(heard(keeper, HOST)).toEqual(['from the table']);
  });

  it('stays muted on another seat, and without one', () => {
    const keeper = new Keeper(planOf('ppp'));
    keeper.do(sit(HOST));
    keeper.do(sit(BEN), BEN);
    mute(keeper, HOST, 1);
    keeper.do({ kind: 'stand' }, BEN);
    keeper.do({ kind: 'say', text: 'standing', name: 'Ben' }, BEN);
    keeper.do({ ...sit(BEN), seat: 2 } as never, BEN);
    say(keeper, BEN, 'elsewhere');
    keeper.do(sit(CLEO), CLEO);
    say(keeper, CLEO, 'Cleo');
    expect(heard(keeper, HOST)).toEqual(['Cleo']);
    expect(keeper.table.view(HOST).muted).toEqual([2]);
  });

  it('still moves, and everything else of theirs is told', () => {
    const keeper = begun('pp');
    mute(keeper, BEN, 0);
    keeper.do({ kind: 'move', move: 'take 1' });
    expect(keeper.table.told(keeper.table.seq - 1, BEN)![0]!.what).toMatchObject({ kind: 'moved' });
  });
});

describe('who mutes', () => {
  it('sees whom, whatever happens to the server, and may be somebody who only watches', () => {
    const keeper = begun('pp');
    mute(keeper, EVE, 1);
    mute(keeper, EVE, 'watching');
    const again = Table.open(GAMES, keeper.entries);
    for (const table of [keeper.table, again]) {
      expect(table.view(EVE).muted).toEqual([1, 'watching']);
      expect(table.told(table.seq - 2, EVE)!.map(({ what }) => what)).toEqual([
        { kind: 'muted', whom: 1, isMuted: true },
        { kind: 'muted', whom: 'watching', isMuted: true },
      ]);
    }
    say(keeper, EVE, 'I hear myself');
    expect(heard(keeper, EVE)).toEqual(['I hear myself']);
  });

  it('is known to nobody else: not by what they are told, nor by what they see', () => {
    const keeper = begun('pp');
    const { seq: _, ...before } = keeper.table.view(BEN);
    mute(keeper, HOST, 1);
    const { seq, ...after } = keeper.table.view(BEN);
    expect(after).toEqual(before);
    for (const other of [BEN, CLEO, EVE, undefined]) {
      const line = { seq, at: keeper.now, what: { kind: 'unheard' } };
      expect(keeper.table.told(seq - 1, other)).toEqual([line]);
      expect(keeper.table.history(other).at(-1)).toEqual(line);
    }
  });

  it('does nothing a second time, and is declined where there is nobody to mute', () => {
    const keeper = begun('pbp');
    expect(mute(keeper, HOST, 2)).toHaveLength(1);
    expect(mute(keeper, HOST, 2)).toEqual([]);
    expect(mute(keeper, HOST, 'watching', false)).toEqual([]);
    expect(() => mute(keeper, HOST, 0)).toThrow(declined('not-now'));
    expect(() => mute(keeper, HOST, 1)).toThrow(declined('not-now'));
    expect(() => mute(keeper, HOST, 3)).toThrow(declined('no-such-seat'));
    expect(() => mute(keeper, HOST, -1)).toThrow(declined('no-such-seat'));
  });
});
