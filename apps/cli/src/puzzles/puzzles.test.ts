import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { type Batch, type Puzzle, readBatch } from '@ochre/search/puzzle';
import { LANGUAGES } from '@ochre/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage, knownGame } from '../games.ts';
import { fakeTerminal } from '../play/testing/fake-terminal.ts';
import { testFolder } from '../testing/files.ts';
import { ochre, startOchre } from '../testing/ochre.ts';
import { answerText } from './answer-text.ts';
import { openBatch } from './batch-file.ts';
import { solve } from './solving.ts';

const write = testFolder();
const listed = knownGame('pebbles');
const path = write('empty', '').replace(/empty$/, 'puzzles.json');
const MAKE = ['puzzles', 'make', '--game', 'pebbles', '--out', path, '--workers', '2'];
const EMPTY = '{"format":1,"game":"pebbles","rules":"1","from":"2026-11-17","puzzles":[]}';
const LIST = ['puzzles', '--game', 'pebbles', '--file', path];

const batchIn = (file: string): Batch =>
  readBatch(listed.rules, JSON.parse(readFileSync(file, 'utf8')));

beforeAll(async () => {
  const { code, out } = await startOchre(...MAKE, '--games', '6').ran;
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      /^\d puzzles added to .*, \d+\.\d s of CPU time each; it now has \d\.\n$/,
    ),
  ]);
});

describe('ochre puzzles make', () => {
  it('writes a batch that can be read again, with a line for each puzzle', () => {
    const { puzzles } = batchIn(path);
    expect(puzzles.length).toBeGreaterThan(1);
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(puzzles.length + 2);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });

  it('searches no game again that it has searched', async () => {
    const before = batchIn(path);
    const { code, out } = await ochre(...MAKE, '--games', '6');
    expect(code).toBe(0);
    expect(out).toBe(
      'Nothing is left to search in 6 games of this seed. For more: --games or --seed.\n',
    );
    expect(batchIn(path)).toEqual(before);
  });

  it.each([
    ['--kind', 'rolled'],
    ['--bot', 'random'],
    ['--seed', 'another'],
    ['--players', '3'],
  ])('searches the same games again with %s %s', async (...more) => {
    const out = write('empty', '').replace(/empty$/, `${more[0]}.json`);
    copyFileSync(path, out);
    copyFileSync(`${path}.progress`, `${out}.progress`);
    const words = ['puzzles', 'make', '--game', 'pebbles', '--out', out, '--workers', '2'];
    const ran = await startOchre(...words, '--games', '2', ...more).ran;
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching(/ added to /) });
    // And what was searched before is not forgotten.
    expect((await ochre(...words, '--games', '6')).out).toMatch(/^Nothing is left/);
  });

  it('finds the same whether it is stopped or not, and whoever is faster', async () => {
    const out = write('empty', '').replace(/empty$/, 'stopped.json');
    for (const games of ['1', '4', '6']) {
      const words = ['puzzles', 'make', '--game', 'pebbles', '--out', out, '--workers', games];
      expect((await startOchre(...words, '--games', games).ran).code).toBe(0);
    }
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(path, 'utf8'));
    expect(readFileSync(`${out}.progress`, 'utf8')).toBe(readFileSync(`${path}.progress`, 'utf8'));
  });

  it('begins anew where its file is gone', async () => {
    const out = write('empty', '').replace(/empty$/, 'gone.json');
    copyFileSync(`${path}.progress`, `${out}.progress`);
    const words = ['puzzles', 'make', '--game', 'pebbles', '--out', out, '--workers', '2'];
    expect((await startOchre(...words, '--games', '6').ran).out).toMatch(/^\d puzzles added/);
    expect(batchIn(out)).toEqual(batchIn(path));
  });

  it('adds nothing twice, sorts by level, and has enough of an answer', async () => {
    const [puzzle] = batchIn(path).puzzles as [Puzzle];
    const file = await openBatch(
      write('empty', '').replace(/empty$/, 'another.json'),
      listed.rules,
      '2026-11-17',
    );
    expect(file.add([puzzle, puzzle])).toBe(1);
    const more = Array.from({ length: 22 }, (_, at) => ({ ...puzzle, secret: `more ${at}` }));
    expect(file.add(more)).toBe(19);
    expect(file.spent).toEqual([puzzle.best.move]);
    expect(file.add([{ ...puzzle, secret: 'x', best: { ...puzzle.best, move: 'take 3' } }])).toBe(
      1,
    );
  });

  it.each([
    [[], /--out FILE is missing/],
    [['--out', path, '--kind', 'exat'], /--kind: "exat" is not known\. Did you mean "exact"\?/],
    [
      ['--out', path, '--kind', 'exact'],
      /--kind: nothing of such a game can be counted\. Allowed: rolled\./,
    ],
    [['--out', path, '--level', 'hard'], /--level: "hard" is not known\. Allowed: easy\./],
    [['--out', path, '--bot', 'nobody'], /--bot: there is no bot "nobody"/],
    [['--out', path, '--players', '7'], /players: a whole number from 2 to 4 is expected/],
    [['--out', write('broken.json', '{')], /broken\.json is not a batch of puzzles: /],
    [['--out', write('chess.json', '{"format":1,"game":"chess"}')], /game: pebbles is expected/],
    [
      ['--out', path.replace(/puzzles\.json$/, 'nowhere/puzzles.json')],
      /nowhere\/puzzles\.json cannot be written: there is no such folder\.\n$/,
    ],
    [['--out', path.replace(/puzzles\.json$/, '')], / cannot be read: it is a folder\.\n$/],
    ...(
      [
        ['{', /a\.json\.progress does not tell which games were searched for .*a\.json: /],
        ['[]', /it: an object is expected\. Without it, all of them are searched again\.\n$/],
        ['{"format":1,"game":"chess"}', /: game: "pebbles" is expected\./],
        ['{"format":1,"game":"pebbles","rules":"1"}', /: searches: a list is expected\./],
      ] as const
    ).map(([text, reason], at): [string[], RegExp] => {
      const name = `${'b'.repeat(at)}a.json`;
      write(`${name}.progress`, text);
      return [['--out', write(name, EMPTY)], reason];
    }),
  ])('refuses %j with a reason', async (words, reason) => {
    const { code, out, err } = await ochre('puzzles', 'make', '--game', 'pebbles', ...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(reason);
  });
});

describe('ochre puzzles', () => {
  it('lists what there is', async () => {
    const { code, out } = await ochre(...LIST);
    expect(code).toBe(0);
    const command = `ochre puzzles --game pebbles --file ${path} NUMBER`;
    expect(out).toMatch(/^Pebbles: \d puzzles\nSolve one: /);
    expect(out).toContain(`\nSolve one: ${command}\n\n`);
    expect(out).toMatch(/\n +1 {2}easy +2 players +by playouts\n/);
  });

  it('says where there are none', async () => {
    expect(await ochre('puzzles', '--game', 'pebbles')).toMatchObject({
      code: 0,
      out: 'There are no puzzles for this game yet.\n',
    });
  });

  it('shows a position, asks for a move, and tells what it was worth', async () => {
    const [puzzle] = batchIn(path).puzzles as [Puzzle];
    const right = fakeTerminal(['undo', puzzle.best.move]);
    await solve(listed, puzzle, 'Puzzle 1 of 2', right);
    const text = right.shown.join('\n');
    expect(text).toMatch(
      /\nPuzzle 1 of 2\. One move is clearly best\. Find it\. The easy bot gets it wrong\.\n/,
    );
    expect(text).toMatch(/pebbles in the heap/);
    expect(text).toMatch(/\nThere is no undo in a puzzle\.\n/);
    expect(text).toMatch(
      /\n100 of 100 points\. There is no better move\.\nbest +roll +wins \d+%, expects /,
    );

    const wrong = fakeTerminal([puzzle.tempting.move]);
    await solve(listed, puzzle, 'Puzzle 1 of 2', wrong);
    expect(wrong.shown.join('\n')).toMatch(
      /\n\d+ of 100 points\. Your move lowers your chance of winning by \d+%\.\n/,
    );
  });

  it('ends without a word where nobody answers', async () => {
    const [puzzle] = batchIn(path).puzzles as [Puzzle];
    const terminal = fakeTerminal(['quit']);
    await solve(listed, puzzle, 'Puzzle 1 of 2', terminal);
    expect(terminal.shown.join('\n')).not.toMatch(/of 100/);
  });

  it.each(LANGUAGES)('tells the answer in %s', (language) => {
    const [puzzle] = batchIn(path).puzzles as [Puzzle];
    const text = answerText(inLanguage(listed, language), puzzle, 'take 3').join('\n');
    expect(text).toMatch({ en: /yours/, de: /deiner/, es: /la tuya/ }[language]);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  it('sets the puzzle of the day', async () => {
    const { from } = batchIn(path);
    const { child, ran } = startOchre(...LIST, '--daily', '--plain');
    child.stdin.end();
    const { code, out } = await ran;
    expect(code).toBe(0);
    expect(out).toMatch(/^Puzzle of the day, \d{4}-\d\d-\d\d\. One move/);
    const early = await ochre(...LIST, '--date', '2020-01-01');
    expect([early.code, early.err]).toEqual([
      2,
      'ochre: --date: there was no puzzle on 2020-01-01.\n',
    ]);
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([
    [['99'], /NUMBER: .*from 1 to/],
    [['1', '2'], /"2" is one word too many: \[NUMBER\] alone is expected/],
    [['1', '--daily'], /--daily says which puzzle: leave out 1\./],
    [['1', '--date', '2026-11-17'], /--date says which puzzle: leave out 1\./],
    [['--date', 'someday'], /--date: a date like/],
  ])('refuses %j with a reason', async (words, reason) => {
    const { code, err } = await ochre(...LIST, ...words);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
});
