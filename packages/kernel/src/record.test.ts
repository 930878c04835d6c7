import { pebbles } from '@ochre/pebbles/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from './official-chance.ts';
import { Playthrough } from './playthrough.ts';
import { type GameRecord, parseRecord, printRecord } from './record.ts';
import { Refused } from './refused.ts';
import { replay } from './replay.ts';

const secret = 'a "secret"\nof two lines';

function finished(): Playthrough<unknown, unknown, unknown, { type: string }> {
  const game = new Playthrough(
    pebbles,
    { players: 2, rig: { dice: [6, 5] } },
    { secret, nonces: ['n0', 'n1'] },
  );
  for (const move of ['roll', 'roll', 'take 3', 'take 3', 'take 3', 'take 1']) {
    game.move(pebbles.parse(move));
  }
  return game as never;
}

const text = printRecord(finished().record());

describe('a record', () => {
  it('is headers, an empty line, and a move per line with its dice', () => {
    expect(text).toBe(`[Format "1"]
[Rules "1"]
[Game "pebbles"]
[Players "2"]
[Rig "{\\"dice\\":[6,5]}"]
[Commitment "${commitmentTo(secret)}"]
[Secret "a \\"secret\\"\\nof two lines"]
[Nonces "n0 n1"]
[Result "${finished().record().result!.scores.join(' ')}"]
[Winners "0"]

0: roll ; 6
1: roll ; 5
0: take 3
1: take 3
0: take 3
1: take 1
`);
  });

  it('reads back what it prints, also with Windows line ends and without the last one', () => {
    const record = finished().record();
    expect(parseRecord(text)).toEqual(record);
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(record);
    expect(parseRecord(text.trimEnd())).toEqual(record);
  });

  it('does not hold the secret while the game runs, and then replays only for who has it', () => {
    const game = new Playthrough(pebbles, { players: 2 }, { secret, nonces: [] });
    game.move({ kind: 'take', count: 2 });
    const running = parseRecord(printRecord(game.record()));
    expect(printRecord(running)).not.toContain('secret');
    expect(running.result).toBeUndefined();
    expect(() => replay(pebbles, running)).toThrow(/^record Secret: it is not revealed yet/);
    expect(() => replay(pebbles, running, 'wrong')).toThrow(/does not match the Commitment/);
    expect(replay(pebbles, running, secret).state).toEqual(game.state);
  });

  it.each([
    ['[Players "2"]\n', '', /^record: the header \[Players/],
    ['[Commitment', '[Comitment', /^record line 6: unknown header Comitment; known are Format,/],
    ['[Rules "1"]', '[Rules "1"]\n[Rules "1"]', /^record line 3: the header Rules is given twice/],
    ['[Format "1"]', '[Format "9"]', /^record Format: "9" is not known here, only "1"/],
    ['[Game "pebbles"]', 'Game pebbles', /^record line 3: a header like/],
    ['[Players "2"]', '[Players "two"]', /^record Players: whole numbers are expected, not "two"/],
    ['[Players "2"]', '[Players "2 3"]', /^record Players: one number/],
    ['[Rig "{', '[Rig "x{', /^record Rig: a JSON object is expected/],
    ['[Commitment "', '[Commitment "x', /^record Commitment: 64 digits/],
    ['[Result "', '[Result "x', /^record Result: whole numbers/],
    ['0: take 3\n1', '0 take 3\n1', /^record line 14: a move like/],
    ['0: take 3\n1', '\n0: take 3\n1', /^record line 14: a move like/],
    ['; 6', '; six', /^record line 12: a move like/],
  ])('with "%s" changed to "%s" is refused by name', (from, to, message) => {
    expect(text).toContain(from);
    expect(() => parseRecord(text.replace(from, to))).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringMatching(message) }),
    );
  });

  it('keeps a secret with any character in it', () => {
    const odd = 'a\u2028b\u0000c\ud800 "\\"';
    const game = new Playthrough(pebbles, { players: 2 }, { secret: odd, nonces: [] });
    while (pebbles.decision(game.state) !== undefined) game.move({ kind: 'roll' });
    expect(parseRecord(printRecord(game.record()))).toEqual(game.record());
  });

  it('is refused in no time, however long a line of spaces', () => {
    const long = text.replace('0: take 3', `0: take 3${' '.repeat(2_000_000)};`);
    expect(() => parseRecord(long)).toThrow(/^record line 14: a move like/);
  });

  it('is refused in words, however deep something in it is nested', () => {
    const deep = `{"dice":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const nested = text.replace(/\[Rig .*\n/, `[Rig ${JSON.stringify(deep)}]\n`);
    expect(() => parseRecord(nested)).toThrow(/^record Rig: it is nested more than 16 deep/);
  });

  it('needs a result to have winners', () => {
    expect(() => parseRecord(text.replace(/\[Result.*\n/, ''))).toThrow(/^record Winners: /);
  });
});

describe('replay', () => {
  const changed = (change: Partial<GameRecord>): GameRecord => ({
    ...parseRecord(text),
    ...change,
  });

  it('shows every move with its events', () => {
    const seen: string[] = [];
    replay(pebbles, parseRecord(text), undefined, ({ move, dice }, events, state) => {
      seen.push(`${move} ${dice} ${events.length} ${state.heap}`);
    });
    expect(seen).toEqual([
      'roll 6 3 15',
      'roll 5 2 10',
      'take 3  1 7',
      'take 3  1 4',
      'take 3  1 1',
      'take 1  2 0',
    ]);
  });

  it.each([
    [{ game: 'chess' }, /^record Game: "chess" is not pebbles/],
    [{ rules: '0' }, /^record Rules: rules version "0" is not known here, only "1"/],
    [{ secret: 'another' }, /^record Secret: it does not match the Commitment/],
    [{ commitment: '0'.repeat(64) }, /^record Secret: it does not match the Commitment/],
    [{ setup: { players: 9, modules: [], options: {} } }, /^players: /],
    [{ result: { scores: [1, 2], winners: [0] } }, /^record Result: scores 1 2 are written/],
    [
      { result: { ...parseRecord(text).result!, winners: [1] } },
      /winners 1 are written, but they are 0/,
    ],
  ])('refuses a record with %j', (change, message) => {
    expect(() => replay(pebbles, changed(change))).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringMatching(message) }),
    );
  });

  it.each([
    [
      0,
      { player: 0, move: 'roll', dice: [5] },
      /move 1 \(0: roll\): dice 5 are written, but 6 fell/,
    ],
    [2, { player: 0, move: 'take 3', dice: [5] }, /dice 5 are written, but none fell/],
    [2, { player: 1, move: 'take 3', dice: [] }, /move 3 .*It is player 0's turn/],
    [2, { player: 0, move: 'take 4', dice: [] }, /Take 1 to 3 .*\(R1\)/],
    [2, { player: 0, move: 'jump', dice: [] }, /Moves are/],
  ])('refuses move %i as %j', (at, move, message) => {
    const moves = parseRecord(text).moves.map((one, index) => (index === at ? move : one));
    expect(() => replay(pebbles, changed({ moves }))).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringMatching(message) }),
    );
  });

  it('refuses a move after the end, and a result before it', () => {
    const { moves } = parseRecord(text);
    const more = [...moves, { player: 0, move: 'roll', dice: [] }];
    expect(() => replay(pebbles, changed({ moves: more }))).toThrow(/move 7 .*The game is over/);
    expect(() => replay(pebbles, changed({ moves: moves.slice(1, 1) }))).toThrow(
      /^record Result: a result is written, but the game is not over/,
    );
  });

  it('does not need the dice: they are a check, never input', () => {
    const moves = parseRecord(text).moves.map((move) => ({ ...move, dice: [] }));
    expect(replay(pebbles, changed({ moves })).record()).toEqual(parseRecord(text));
  });
});

describe('a playthrough', () => {
  it('changes nothing when it refuses', () => {
    const game = new Playthrough(pebbles, { players: 2 }, { secret: 'x', nonces: [] });
    const before = game.record();
    expect(() => game.move({ kind: 'take', count: 9 })).toThrow(/Take 1 to 3/);
    expect(() => game.move({ kind: 'roll' }, 1)).toThrow(/player 0's turn/);
    expect(game.record()).toEqual(before);
  });
});

describe('random bytes', () => {
  /** Read and replayed, or refused in words: never anything else. fast-check prints the seed. */
  const survives = (input: string): void => {
    try {
      replay(pebbles, parseRecord(input), secret);
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
      expect((error as Refused).code).toBe('bad-request');
    }
  };

  it('are no record', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), survives));
  });

  it('in the middle of a record are told, or make no difference', () => {
    const damaged = fc
      .tuple(fc.nat(text.length), fc.nat(20), fc.string({ unit: 'grapheme', maxLength: 10 }))
      .map(([at, length, junk]) => text.slice(0, at) + junk + text.slice(at + length));
    fc.assert(fc.property(damaged, survives), { numRuns: 2000 });
  });
});
