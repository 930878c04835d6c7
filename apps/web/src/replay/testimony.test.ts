import { botNonce, commitmentTo, type GameRecord } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { played, REQUESTS } from '../story/testing/played.ts';
import { STONE_AGE } from '../testing/stone-age.ts';
import { testimonyOn } from './testimony.ts';
import { verify } from './verify.ts';
import { Witness } from './witness.ts';

/** A browser's store. */
function keep() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
}

const { record: honest } = played(REQUESTS.base!);
const { commitment } = honest;
const withNonces = (...nonces: string[]): GameRecord => ({ ...honest, nonces });
const BOT = botNonce(1, commitment);

describe('What a browser saw before a game', () => {
  it('stays in it, with what it added to the dice', () => {
    const store = keep();
    new Witness(store).saw('t1', 'first');
    new Witness(store).gave('t1', 'mine');
    expect(new Witness(store).of('t1')).toEqual({ commitment: 'first', nonce: 'mine' });
    expect(new Witness(store).ofCommitment('first')).toMatchObject({ nonce: 'mine' });
    expect(new Witness(store).of('t2')).toBeUndefined();
  });

  it('is the first that it was shown, whatever comes later', () => {
    const witness = new Witness(keep());
    witness.saw('t1', 'first');
    witness.saw('t1', 'second');
    expect(witness.of('t1')).toEqual({ commitment: 'first' });
  });

  it('is the nonce that was taken last: who stands up may sit down with another', () => {
    const witness = new Witness(keep());
    witness.saw('t1', 'c');
    for (const nonce of ['one', 'two']) witness.gave('t1', nonce);
    expect(witness.of('t1')).toEqual({ commitment: 'c', nonce: 'two' });
  });

  it('is of two hundred tables, the last ones', () => {
    const store = keep();
    const witness = new Witness(store);
    for (let at = 0; at < 250; at++) witness.saw(`t${at}`, `c${at}`);
    expect([witness.of('t49'), witness.of('t50')]).toEqual([undefined, { commitment: 'c50' }]);
    expect(JSON.parse(store.getItem('ochre seals')!)).toHaveLength(200);
  });

  it.each(['', '{', '"text"', '{"a":1}', '[1,[2],["t1"],["t1",{"commitment":5}]]'])(
    'is nothing where %j is kept',
    (text) => {
      const store = keep();
      store.setItem('ochre seals', text);
      expect(new Witness(store).of('t1')).toBeUndefined();
      new Witness(store).saw('t1', 'c');
      expect(new Witness(store).of('t1')).toEqual({ commitment: 'c' });
    },
  );

  it('is nothing in a browser that stores nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const witness = new Witness({ getItem: refuse, setItem: refuse });
    witness.saw('t1', 'c');
    expect(witness.of('t1')).toBeUndefined();
  });
});

describe('What it says about a record', () => {
  const seen = { commitment, nonce: 'mine' };

  it('a forged record agrees with itself, and not with what was shown', () => {
    const { record: forged } = played(REQUESTS.base!, 'chosen');
    expect(forged.commitment).toBe(commitmentTo('chosen'));
    const { checks } = verify(STONE_AGE.game, forged);
    expect(checks.map(({ found }) => found?.holds)).toEqual([true, true, true, true]);
    expect(testimonyOn(forged, { seen })).toEqual({ kind: 'otherSeal', holds: false });
  });

  it.each([
    ['all as it was', { seen, seat: 0, bots: [1] }, 'sameSeal', true],
    ['where it only watched', { seen: { commitment }, bots: [1] }, 'sameSeal', true],
    ['where nobody knows who sat where', { seen }, 'sameSeal', true],
    ['its nonce exchanged', { seen: { commitment, nonce: 'old' }, seat: 0 }, 'otherNumber', false],
    ['its nonce at another seat', { seen, seat: 2 }, 'otherNumber', false],
    ['a bot’s nonce chosen', { seen, seat: 0, bots: [1, 2] }, 'chosenForBot', undefined],
    ['of which it saw nothing', { seen: undefined, seat: 0 }, 'notSeen', undefined],
  ] as const)('%s', (_, known, kind, holds) => {
    expect(testimonyOn(withNonces('mine', BOT, 'x'), known)).toMatchObject({ kind, holds });
  });

  it('says whether its own nonce is in the dice', () => {
    const record = withNonces('mine', BOT);
    expect(testimonyOn(record, { seen })).toMatchObject({ hasOwn: true });
    expect(testimonyOn(record, { seen: { commitment } })).toMatchObject({ hasOwn: false });
  });

  it('is enough for the game of a day, to which nobody adds anything', () => {
    const known = { seen: { commitment }, seat: 0, bots: [1] };
    expect(testimonyOn(withNonces(), known)).toEqual({
      kind: 'sameSeal',
      holds: true,
      hasOwn: false,
    });
    const added = { ...known, seen: { commitment, nonce: 'mine' } };
    expect(testimonyOn(withNonces(), added)).toMatchObject({ kind: 'otherNumber' });
  });
});
