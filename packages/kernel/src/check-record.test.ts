import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';
import type { Finding } from './finding.ts';
import { botNonce } from './official-chance.ts';
import { Playthrough } from './playthrough.ts';
import type { GameRecord, RecordedMove } from './record.ts';

function played(moves: readonly string[]): GameRecord {
  const request = { players: 2, rig: { dice: [6, 5] } };
  const table = new Playthrough(pebbles, request, { secret: 's', nonces: [] });
  for (const move of moves) table.move(pebbles.parse(move));
  return table.record();
}

const WHOLE = played(['roll', 'roll', 'take 3', 'take 3', 'take 3', 'take 1']);
const { secret: _secret, result: _result, ...SEALED } = WHOLE;
const RUNNING = { ...SEALED, moves: WHOLE.moves.slice(0, 3) };

const kindsIn = (record: GameRecord, given?: string): Finding['kind'][] =>
  Array.from(checkRecord(pebbles, record, given), ({ kind }) => kind);

/** The record with one move written in another way. */
const withMove = (at: number, change: Partial<RecordedMove>): GameRecord => ({
  ...WHOLE,
  moves: WHOLE.moves.map((move, index) => (index === at ? { ...move, ...change } : move)),
});

const SETUP = ['rules', 'commitment', 'setup'] as const;
const START = [...SETUP, 'nonces'] as const;

describe('What is found in a record', () => {
  it('is all of it, when all of it is true', () => {
    expect(kindsIn(WHOLE)).toEqual([...START, 'moves', 'dice', 'result']);
    expect([...checkRecord(pebbles, WHOLE)]).toContainEqual({
      kind: 'dice',
      holds: true,
      fallen: 2,
      unwritten: 0,
      moves: 6,
      areAll: true,
    });
  });

  it.each<[string, GameRecord, Finding['kind'][]]>([
    ['another game', { ...WHOLE, game: 'chess' }, ['otherGame']],
    ['other rules', { ...WHOLE, rules: '0' }, ['otherRules']],
    ['another secret', { ...WHOLE, secret: 'x' }, ['rules', 'otherSecret', 'setup']],
    ['no secret', RUNNING, ['rules', 'secretNotRevealed', 'setup']],
    [
      'a setup that cannot be',
      { ...WHOLE, setup: { ...WHOLE.setup, players: 9 } },
      ['rules', 'commitment', 'setupRefused'],
    ],
    ['a nonce that is none', { ...WHOLE, nonces: ['a!'] }, [...SETUP, 'noncesRefused']],
    ['a false move', withMove(2, { move: 'take 9' }), [...START, 'moveRefused', 'dice']],
    ['false dice', withMove(1, { dice: [1] }), [...START, 'otherDice', 'moves', 'result']],
    [
      'other scores',
      { ...WHOLE, result: { ...WHOLE.result!, scores: [9, 9] } },
      [...START, 'moves', 'dice', 'otherScores'],
    ],
    [
      'other winners',
      { ...WHOLE, result: { ...WHOLE.result!, winners: [] } },
      [...START, 'moves', 'dice', 'otherWinners'],
    ],
    [
      'an early result',
      { ...WHOLE, moves: WHOLE.moves.slice(0, 3) },
      [...START, 'moves', 'dice', 'resultTooEarly'],
    ],
    ['no result', { ...SEALED, secret: 's' }, [...START, 'moves', 'dice', 'resultNotWritten']],
  ])('tells of %s', (_, record, kinds) => {
    expect(kindsIn(record)).toEqual(kinds);
  });

  it('tells the nonces that bots add from those that somebody chose', () => {
    const { commitment } = WHOLE;
    const nonces = ['mine', botNonce(1, commitment), botNonce(1, commitment)];
    expect([...checkRecord(pebbles, { ...WHOLE, nonces })]).toContainEqual({
      kind: 'nonces',
      holds: true,
      own: [0, 2],
      ofBots: [1],
    });
  });

  it('takes the secret of a running game from whoever knows it', () => {
    expect(kindsIn(RUNNING, 's')).toEqual([...START, 'moves', 'dice', 'noResultYet']);
    expect(kindsIn(RUNNING, 'x')).toEqual(['rules', 'otherSecret', 'setup']);
  });

  it('tells of false dice before the moves behind them are made', () => {
    const seen: string[] = [];
    const record = withMove(1, { dice: [1] });
    for (const { holds } of checkRecord(pebbles, record, undefined, ({ move }) =>
      seen.push(move),
    )) {
      if (!holds) break;
    }
    expect(seen).toEqual(['roll']);
  });

  it('counts the dice as far as the moves are legal', () => {
    const dice = [...checkRecord(pebbles, withMove(1, { move: 'jump' }))].at(-1);
    expect(dice).toMatchObject({ kind: 'dice', fallen: 1, moves: 1, areAll: false });
  });
});
