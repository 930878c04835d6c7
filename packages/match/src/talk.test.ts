import { MOST_SAID } from '@ochre/protocol/vocabulary';
import { describe, expect, it } from 'vitest';
import { declined } from './testing/declined.ts';
import { begun, HOST, Keeper, OTHERS, planOf, sit } from './testing/keeper.ts';

const [BEN] = OTHERS;
const EVE = 'member-eve';

const say = (keeper: Keeper, by: string, times = 1): void => {
  for (let at = 0; at < times; at++) keeper.do({ kind: 'say', text: 'hm', name: 'Eve' }, by);
};
/** As many watchers as it takes. */
const fillFromOutside = (keeper: Keeper): void => {
  const { watching, watcher } = MOST_SAID;
  for (let at = 0; at < watching / watcher; at++) say(keeper, `watcher-${at}`, watcher);
};

describe('the log', () => {
  it('takes so much of who watches, each and all together, and as before of those who play', () => {
    const keeper = begun('pp');
    say(keeper, EVE, MOST_SAID.watcher);
    expect(() => say(keeper, EVE)).toThrow(declined('too-many'));
    const { seq } = keeper.table;
    expect(keeper.table.seq).toBe(seq);
    const { watching, watcher } = MOST_SAID;
    for (let at = 1; at < watching / watcher; at++) say(keeper, `watcher-${at}`, watcher);
    expect(() => say(keeper, 'somebody new')).toThrow(declined('too-many'));
    say(keeper, BEN, MOST_SAID.seat);
    expect(() => say(keeper, BEN)).toThrow(declined('too-many'));
    say(keeper, HOST);
    keeper.do({ kind: 'move', move: 'take 1' });
  });

  it('does not grow by strangers who sit down, talk and stand up again', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    const visit = (by: string, times: number): void => {
      keeper.do({ kind: 'sit', seat: 1, name: 'Eve', nonce: 'n' }, by);
      say(keeper, by, times);
      keeper.do({ kind: 'stand' }, by);
    };
    visit('one', MOST_SAID.gathering);
    expect(() => visit('two', 1)).toThrow(declined('too-many'));
    keeper.do({ kind: 'stand' }, 'two');
    keeper.do(sit(BEN), BEN);
    expect(() => say(keeper, BEN)).toThrow(declined('too-many'));
    // With the game each seat begins anew.
    keeper.do({ kind: 'begin' });
    say(keeper, BEN, MOST_SAID.seat);
    expect(() => say(keeper, BEN)).toThrow(declined('too-many'));
  });

  it('has room for a host without a seat, and for who has left theirs, when watchers have none', () => {
    const keeper = new Keeper(planOf('pp'));
    for (const member of OTHERS.slice(0, 2)) keeper.do(sit(member), member);
    keeper.do({ kind: 'begin' });
    keeper.do({ kind: 'resign' }, BEN);
    fillFromOutside(keeper);
    expect(() => say(keeper, EVE)).toThrow(declined('too-many'));
    say(keeper, HOST);
    say(keeper, BEN);
  });
});

describe('a command', () => {
  it('is not forgotten by talk: who talks much may still move by what they saw before', () => {
    const keeper = begun('pp');
    const { seq: seen } = keeper.table;
    for (let at = 0; at < 12; at++) {
      keeper.do({ kind: 'say', text: 'hm' }, HOST, `said-${at}`);
    }
    expect(keeper.table.mayBeForgotten(seen, HOST)).toBe(false);
    expect(keeper.table.doneAs('said-11', HOST)).toBe(keeper.table.seq);
  });
});
