import type { Mutable } from '@ochre/protocol';
import { MOST_MUTES } from '@ochre/protocol/vocabulary';
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
  });

  it('is heard again when they want to, also what was said meanwhile', () => {
    const keeper = begun('ppp');
    mute(keeper, HOST, 1);
    say(keeper, BEN, 'while');
    expect(heard(keeper, HOST)).toEqual([]);
    mute(keeper, HOST, 1, false);
    say(keeper, BEN, 'after');
    expect(heard(keeper, HOST)).toEqual(['while', 'after']);
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
    again.keepMutes(keeper.mutings);
    for (const table of [keeper.table, again]) {
      expect(table.view(EVE).muted).toEqual([1, 'watching']);
    }
    say(keeper, EVE, 'I hear myself');
    expect(heard(keeper, EVE)).toEqual(['I hear myself']);
  });

  it('is known to nobody else: nothing that they can ask for is another by it, then or later', () => {
    const [quiet, choosy] = [begun('pp'), begun('pp')];
    mute(choosy, HOST, 1);
    mute(choosy, HOST, 'watching');
    for (const keeper of [quiet, choosy]) {
      say(keeper, BEN, 'who hears me?');
      say(keeper, EVE, 'and me?');
      keeper.do({ kind: 'move', move: 'take 1' });
    }
    expect(heard(choosy, HOST)).toEqual([]);
    const known = ({ table }: Keeper, member: string | undefined) => ({
      view: table.view(member),
      told: table.told(0, member),
      history: table.history(member),
      past: Array.from({ length: table.seq }, (_, at) => table.past(at + 1, member)),
    });
    for (const other of [BEN, CLEO, EVE, undefined]) {
      expect(known(choosy, other)).toEqual(known(quiet, other));
    }
  });

  it('sees whom in the past as well as now', () => {
    const keeper = begun('pp');
    mute(keeper, HOST, 1);
    expect(keeper.table.past(keeper.table.seq, HOST)).toEqual(keeper.table.view(HOST));
  });

  it('does nothing a second time, and is declined where there is nobody to mute', () => {
    const keeper = begun('pbp');
    const check = (whom: Mutable, isMuted = true) =>
      keeper.table.checkMute({ kind: 'mute', whom, isMuted }, HOST);
    const { seq } = keeper.table;
    expect(check(2)).toEqual({ by: HOST, whom: BEN, isMuted: true, since: seq });
    mute(keeper, HOST, 2);
    expect(check(2)).toBeUndefined();
    expect(check('watching', false)).toBeUndefined();
    expect(() => mute(keeper, HOST, 0)).toThrow(declined('not-now'));
    expect(() => mute(keeper, HOST, 1)).toThrow(declined('not-now'));
    expect(() => mute(keeper, HOST, 3)).toThrow(declined('no-such-seat'));
    expect(() => mute(keeper, HOST, -1)).toThrow(declined('no-such-seat'));
  });
});

describe('a log of before', () => {
  /** Muting was a deed then. */
  const deed = (whom: Mutable, isMuted: boolean) => ({ kind: 'muted', whom, isMuted }) as const;

  it('keeps who was muted in it, until they say otherwise', () => {
    const keeper = begun('pp');
    keeper.store([deed(1, true), deed('watching', true)], HOST);
    say(keeper, BEN, 'still muted');
    say(keeper, EVE, 'me too');
    const again = Table.open(GAMES, keeper.entries);
    expect(again.view(HOST).muted).toEqual([1, 'watching']);
    expect(heard(keeper, HOST)).toEqual([]);
    mute(keeper, HOST, 1, false);
    say(keeper, BEN, 'not any more');
    expect(heard(keeper, HOST)).toEqual(['still muted', 'not any more']);
    expect(keeper.table.view(HOST).muted).toEqual(['watching']);
  });

  it('tells what was told of it: to who did it, and to nobody else', () => {
    const keeper = begun('pp');
    keeper.store([deed(1, true)], HOST);
    const what = (member: string) => keeper.table.history(member).at(-1)!.what;
    expect(what(HOST)).toEqual(deed(1, true));
    expect(what(BEN)).toEqual({ kind: 'unheard' });
  });
});

describe('those who only watch', () => {
  it('cannot fill the server with whom they mute, and leave room for the players', () => {
    const keeper = begun('pp');
    keeper.table.keepMutes(
      Array.from({ length: MOST_MUTES }, (_, at) => ({
        by: `watcher-${at}`,
        whom: BEN,
        isMuted: true,
        since: 1,
      })),
    );
    expect(() => mute(keeper, EVE, 1)).toThrow(declined('too-many'));
    expect(keeper.table.checkMute({ kind: 'mute', whom: 1, isMuted: true }, HOST)).toBeDefined();
  });
});
