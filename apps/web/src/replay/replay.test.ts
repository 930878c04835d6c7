import { parseRecord, printRecord } from '@ochre/kernel';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { rollsIn, rollsOf } from '../story/rolls.ts';
import { played, REQUESTS, SEATS } from '../story/testing/played.ts';
import { Replay } from '../table/index.ts';
import { LANGUAGE_NAMES, page } from '../testing/page.tsx';
import { STONE_AGE } from '../testing/stone-age.ts';
import { ImportRecord } from './import-record.tsx';
import { openRecord } from './open-record.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { roundBack, roundOn } from './rounds.ts';
import { fileNameOf, textOf } from './share-record.ts';
import { toldOf } from './told-of.ts';
import { verify } from './verify.ts';

const { record, told } = played(REQUESTS.base!);
const { secret, result, ...sealed } = record;
const nothing = () => undefined;
/** How it was when it still ran. */
const begun = { ...sealed, secret: secret!, moves: record.moves.slice(0, 120) };

describe('The replay', () => {
  it('tells what the table told', () => {
    expect(toldOf(new Replay(STONE_AGE.game, record), 'all')).toEqual(told);
    expect(rollsIn(toldOf(new Replay(STONE_AGE.game, record), 0), STONE_AGE.game)).toHaveLength(
      rollsOf(record).length,
    );
  });

  it.each(LANGUAGE_NAMES)('shows a moment and the way through the game, %s', (language) => {
    const screen = createElement(ReplayScreen, {
      record: begun,
      seats: SEATS,
      from: 30,
      onPlayOn: nothing,
      onBack: nothing,
    });
    const markup = page(screen, language);
    expect(markup).toMatch(/type="range" min="0" max="120"[^>]*value="30"/);
    expect(markup).toMatch(/\D30\D+120\D/);
    expect(markup.match(/aria-current="true"/g)!.length).toBeGreaterThan(0);
  });

  it('of a record that does not hold says what is wrong', () => {
    const screen = createElement(ReplayScreen, {
      record: { ...record, secret: 'other' },
      seats: SEATS,
      onPlayOn: nothing,
      onBack: nothing,
    });
    expect(page(screen)).toContain('it does not match the Commitment');
  });

  it('goes from round to round', () => {
    const rounds = [
      { round: 1, moves: 0 },
      { round: 2, moves: 10 },
      { round: 3, moves: 25 },
    ];
    expect([0, 5, 10, 11, 30].map((at) => roundBack(rounds, at))).toEqual([0, 0, 0, 10, 25]);
    expect([0, 10, 25, 40].map((at) => roundOn(rounds, at, 40))).toEqual([10, 25, 40, 40]);
  });
});

describe('Verifying', () => {
  const holds = (of: Parameters<typeof verify>[1]) =>
    verify(STONE_AGE.game, of).checks.map(({ found }) => found?.holds);

  it('rolls all dice again', () => {
    expect(holds(record)).toEqual([true, true, true, true]);
    const written = record.moves.reduce((sum, { dice }) => sum + dice.length, 0);
    expect(verify(STONE_AGE.game, record).dice).toBe(written);
  });

  it('cannot tell before the secret is revealed', () => {
    expect(holds(sealed)).toEqual([true, undefined, undefined, undefined]);
  });

  it.each([
    ['other rules', { ...record, rules: '0' }, [false, undefined, undefined, undefined]],
    ['another game', { ...record, game: 'chess' }, [false, undefined, undefined, undefined]],
    ['another secret', { ...record, secret: 'x' }, [true, false, undefined, undefined]],
    ['other nonces', { ...record, nonces: ['x', 'y', 'z'] }, [true, true, false, undefined]],
    ['a better roll', betterRoll(), [true, true, false, undefined]],
    [
      'another winner',
      { ...record, result: { ...result!, winners: [] } },
      [true, true, true, false],
    ],
  ])('finds %s', (_, of, found) => {
    expect(holds(of)).toEqual(found);
    expect(verify(STONE_AGE.game, of).dice).toBe(0);
  });

  function betterRoll() {
    const moves = record.moves.map((move) => ({ ...move, dice: move.dice.map(() => 6) }));
    return { ...record, moves };
  }
});

describe('Sharing', () => {
  it('gives a finished game away whole', () => {
    expect(parseRecord(textOf(record))).toEqual(record);
    expect(fileNameOf(record)).toMatch(/^ochre-stone-age-[0-9a-f]{8}\.ochre$/);
  });

  it('keeps the secret of a game that still runs', () => {
    expect(textOf(begun)).not.toContain('Secret');
  });
});

describe('A game from elsewhere', () => {
  it('is opened when all of it holds', async () => {
    expect(await openRecord(`\n\n${printRecord(record)}`)).toEqual(record);
  });

  it.each([
    ['no record', 'hello', /record line 1/],
    ['another game', printRecord({ ...record, game: 'chess' }), /"chess" is not played here/],
    ['a game that still runs', printRecord(sealed), /not revealed yet/],
    ['a false one', printRecord({ ...record, secret: 'x' }), /does not match/],
  ])('that is %s is refused by name', async (_, text, problem) => {
    await expect(openRecord(text)).rejects.toThrow(problem);
  });

  it.each(LANGUAGE_NAMES)('is asked for, %s', (language) => {
    const markup = page(createElement(ImportRecord, { onRecord: nothing }), language);
    expect(markup).toContain('type="file"');
    expect(markup).toContain('<textarea');
    expect(markup).toContain('role="alert"');
  });
});
