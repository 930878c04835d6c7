import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logTo } from './log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function written() {
  const lines: string[] = [];
  const log = logTo((line) => lines.push(line), 'info');
  const counts = () =>
    lines.map((line) => JSON.parse(line)).map(({ code, count }) => [code, count]);
  return { log, lines, counts };
}

describe('what strangers can cause as often as they like', () => {
  it('is two lines a minute and kind, however often it happens', () => {
    const { log, counts } = written();
    const refuse = (code: string, times: number) => {
      for (let time = 0; time < times; time++) log.counted('info', 'request.refused', { code });
    };
    refuse('too-many', 13_169);
    refuse('not-found', 1);
    expect(counts()).toEqual([
      ['too-many', 1],
      ['not-found', 1],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(counts().slice(2)).toEqual([['too-many', 13_168]]);
    refuse('too-many', 2);
    vi.advanceTimersByTime(60_000);
    expect(counts().slice(3)).toEqual([
      ['too-many', 1],
      ['too-many', 1],
    ]);
  });

  it('is written to the last one at the end', () => {
    const { log, counts } = written();
    for (let time = 0; time < 5; time++)
      log.counted('warn', 'socket.refused', { code: 'too-many' });
    log.flush();
    expect(counts()).toEqual([
      ['too-many', 1],
      ['too-many', 4],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(counts()).toHaveLength(2);
  });

  it('is nothing below the level that was asked for', () => {
    const { log, lines } = written();
    log.counted('debug', 'message.refused');
    log.flush();
    expect(lines).toEqual([]);
  });
});
