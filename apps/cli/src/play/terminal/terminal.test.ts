import { PassThrough } from 'node:stream';
import { NO_INK } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { LineReader } from './line-reader.ts';
import { inkFor, knowsUnicode, openTerminal } from './terminal.ts';

const tty = (depth = 8) =>
  Object.assign(new PassThrough(), { isTTY: true, getColorDepth: () => depth });

const request = (environment: Record<string, string>, more = {}) => ({
  input: tty(),
  output: tty(),
  environment,
  plain: false,
  noColor: false,
  ...more,
});

describe('colours', () => {
  it('are there on a terminal that has them', () => {
    expect(inkFor(request({})).lit('x')).toBe('\u001b[1;38;5;172mx\u001b[0m');
    expect(inkFor(request({}, { output: tty(4) })).lit('x')).toBe('\u001b[1;33mx\u001b[0m');
  });

  it.each([
    ['NO_COLOR', request({ NO_COLOR: '1' })],
    ['TERM=dumb', request({ TERM: 'dumb' })],
    ['--no-color', request({}, { noColor: true })],
    ['--plain', request({}, { plain: true })],
    ['a pipe', request({}, { output: new PassThrough() })],
    ['a terminal without', request({}, { output: tty(1) })],
  ])('are not there with %s', (_, asked) => {
    expect(inkFor(asked).lit('x')).toBe('x');
  });

  it('an empty NO_COLOR asks for nothing', () => {
    expect(inkFor(request({ NO_COLOR: '' }))).not.toBe(NO_INK);
  });
});

describe('signs', () => {
  it('follow the locale', () => {
    expect(knowsUnicode({ LANG: 'C.UTF-8' }, 'linux')).toBe(true);
    expect(knowsUnicode({ LANG: 'en_US.utf8' }, 'linux')).toBe(true);
    expect(knowsUnicode({ LC_ALL: 'C', LANG: 'C.UTF-8' }, 'linux')).toBe(false);
    expect(knowsUnicode({}, 'linux')).toBe(false);
    expect(knowsUnicode({}, 'win32')).toBe(true);
  });

  it('are ASCII where the locale says so', () => {
    const output = new PassThrough();
    const terminal = openTerminal({ ...request({ LANG: 'C' }, { plain: true }), output });
    terminal.show(['╭─ 1–5 · wood ÷3 → “two” … Ünal']);
    terminal.close();
    expect(String(output.read())).toBe('+- 1-5 | wood /3 > "two" ~ Unal\n');
  });
});

describe('reading lines', () => {
  it('keeps lines that come early, and says when the input ends', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input, new PassThrough(), false);
    input.end('one\ntwo\nthree');
    expect(await reader.ask('> ')).toBe('one');
    expect(await reader.ask('> ')).toBe('two');
    expect(await reader.ask('> ')).toBe('three');
    expect(await reader.ask('> ')).toBeUndefined();
    expect(await reader.ask('> ')).toBeUndefined();
    reader.close();
  });

  it('lets no hidden signs through', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input, new PassThrough(), false);
    input.end('a\u001b[31mb\tc\n');
    expect(await reader.ask('> ')).toBe('a [31mb c');
    reader.close();
  });

  it('Ctrl-C stops a question, and what was typed ahead is forgotten', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input, new PassThrough(), false);
    const answer = reader.ask('> ');
    process.emit('SIGINT');
    expect(await answer).toBeUndefined();
    reader.close();
  });

  it('Ctrl-C while nothing is asked stops what is asked next, unless it was heard before', async () => {
    const input = new PassThrough();
    const reader = new LineReader(input, new PassThrough(), false);
    process.emit('SIGINT');
    expect(await reader.ask('> ')).toBeUndefined();
    process.emit('SIGINT');
    expect([reader.takeInterrupt(), reader.takeInterrupt()]).toEqual([true, false]);
    const answer = reader.ask('> ');
    input.write('one\n');
    expect(await answer).toBe('one');
    reader.close();
  });

  it('Ctrl-D stops a question on a terminal, and the next one is heard', async () => {
    const input = tty();
    const output = Object.assign(tty(), { columns: 80 });
    const reader = new LineReader(input, output, true);
    const stopped = reader.ask('> ');
    input.write('\u0004');
    expect(await stopped).toBeUndefined();
    const heard = reader.ask('> ');
    input.write('forest 3\r');
    expect(await heard).toBe('forest 3');
    reader.close();
  });
});
