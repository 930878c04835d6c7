import type { Command, CommandOf } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry } from './deed.ts';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { GAMES, HOST, Keeper, OTHERS, planOf, SECRET, sit } from './testing/keeper.ts';

const [BEN, CLEO, DORA] = OTHERS;
/** In any case, and with 0 for o: a server knows better what looks alike. */
const naming = {
  looksOf: (name: string) => [name.toLowerCase().replaceAll('0', 'o')],
  isBots: (name: string) => name.toLowerCase() === 'easy',
};

const gathering = (letters = 'ppp'): Keeper => new Keeper(planOf(letters), GAMES, SECRET, naming);
const sitAs = (name: string): Command => ({ kind: 'sit', name, nonce: 'n' });
const sayAs = (name: string): CommandOf<'say'> => ({ kind: 'say', name, text: 'Hi!' });
const lastTold = ({ table }: Keeper) => table.told(table.seq - 1, undefined)![0]!.what;

describe('a name at a table', () => {
  it('is one person’s: who comes second with one that looks like it has to choose another', () => {
    const keeper = gathering();
    keeper.do(sit(HOST));
    keeper.do(sitAs('Bob'), BEN);
    expect(() => keeper.do(sitAs('B0B'), CLEO)).toThrow(declined('name-taken'));
    expect(() => keeper.do(sayAs('bob'), DORA)).toThrow(declined('name-taken'));
    expect(keeper.entries).toHaveLength(3);
    keeper.do({ kind: 'stand' }, BEN);
    keeper.do(sitAs('B0B'), CLEO);
    // Who has stood up and speaks is not who sits there now.
    expect(() => keeper.do(sayAs('Bob'), BEN)).toThrow(declined('name-taken'));
  });

  it('stays that of who left the seat to a bot', () => {
    const keeper = gathering('pp');
    keeper.do(sit(HOST));
    keeper.do(sit(BEN), BEN);
    keeper.do({ kind: 'begin' });
    keeper.do({ kind: 'resign' }, BEN);
    expect(() => keeper.do(sayAs('BEN'), CLEO)).toThrow(declined('name-taken'));
    keeper.do({ kind: 'say', text: 'Bye.' }, BEN);
    expect(lastTold(keeper)).toEqual({ kind: 'said', name: 'Ben', text: 'Bye.' });
  });

  it('is no bot’s, whether one is there or comes with another plan', () => {
    const keeper = gathering();
    expect(() => keeper.do(sitAs('Easy'), BEN)).toThrow(declined('name-taken'));
    expect(() => keeper.do(sayAs('EASY'), BEN)).toThrow(declined('name-taken'));
  });

  it('is one watcher’s from the first time they speak, but not against who sits down', () => {
    const keeper = gathering();
    keeper.do(sayAs('Cleo'), DORA);
    keeper.do(sayAs('Cleo'), DORA);
    expect(() => keeper.do(sayAs('CLE0'), BEN)).toThrow(declined('name-taken'));
    keeper.do(sit(CLEO), CLEO);
    expect(() => keeper.do(sayAs('Cleo'), DORA)).toThrow(declined('name-taken'));
    keeper.do(sayAs('Dora'), DORA);
    // The one before is free again.
    const again = Table.open(GAMES, keeper.entries, { naming });
    for (const table of [keeper.table, again]) {
      expect(() => table.check(sayAs('d0ra'), BEN, 0)).toThrow(declined('name-taken'));
    }
  });

  it('is the host’s, who speaks without a seat, also against who sits down', () => {
    const keeper = gathering();
    keeper.do(sayAs('Anna'), HOST);
    expect(() => keeper.do(sitAs('anna'), BEN)).toThrow(declined('name-taken'));
    keeper.do(sit(HOST));
    expect(keeper.table.seatOf(HOST)).toBe(0);
  });

  it('may be another’s around one screen, where people see who speaks', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sitAs('Anna'));
    keeper.do(sitAs('Anna'), BEN);
    expect(keeper.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Anna']);
  });
});

describe('who speaks', () => {
  it('is told with the seat, and whether they made the table', () => {
    const keeper = gathering();
    keeper.do({ ...sayAs('Anna') });
    expect(lastTold(keeper)).toEqual({ kind: 'said', isHost: true, name: 'Anna', text: 'Hi!' });
    expect(keeper.table.view(BEN)).not.toHaveProperty('host');
    keeper.do(sit(BEN), BEN);
    keeper.do(sit(HOST));
    keeper.do({ kind: 'sayPhrase', phrase: 'luck' });
    expect(lastTold(keeper)).toEqual({
      kind: 'said',
      seat: 1,
      isHost: true,
      name: 'Anna',
      phrase: 'luck',
    });
    keeper.do({ kind: 'sayPhrase', phrase: 'luck' }, BEN);
    expect(lastTold(keeper)).toEqual({ kind: 'said', seat: 0, name: 'Ben', phrase: 'luck' });
    expect(keeper.table.view(BEN)).toMatchObject({ host: 1, isHost: false });
  });
});

describe('a log from when more was allowed', () => {
  it('is told without what does harm', () => {
    const [made] = gathering('pp').entries;
    const entries: Entry[] = [
      made!,
      { seq: 2, at: 1, by: HOST, deed: { kind: 'sat', seat: 0, name: 'An\u202ena', nonce: 'n' } },
      { seq: 3, at: 1, by: BEN, deed: { kind: 'sat', seat: 1, name: '\u3164', nonce: 'n' } },
      {
        seq: 4,
        at: 1,
        by: CLEO,
        deed: { kind: 'said', name: 'Anna\u200b', text: `H${'\u0335\u0321'.repeat(100)}i` },
      },
    ];
    const table = Table.open(GAMES, entries);
    expect(table.seats.map(({ name }) => name)).toEqual(['Anna', '?']);
    expect(table.told(3, undefined)![0]!.what).toEqual({
      kind: 'said',
      name: 'Anna',
      text: 'H\u0335\u0321i',
    });
  });
});
