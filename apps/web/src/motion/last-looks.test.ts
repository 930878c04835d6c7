import { describe, expect, it } from 'vitest';
import { lastLook, looked } from './last-looks.ts';

const memory = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, now: string) => {
      kept = now;
    },
  };
};

describe('Last looks', () => {
  it('are kept for each table', () => {
    const keep = memory();
    looked(keep, 'one', 5);
    looked(keep, 'other', 9);
    looked(keep, 'one', 12);
    expect([lastLook(keep, 'one'), lastLook(keep, 'other')]).toEqual([12, 9]);
    expect(lastLook(keep, 'never seen')).toBeUndefined();
  });

  it('of the oldest tables are forgotten', () => {
    const keep = memory();
    for (let table = 0; table < 50; table++) looked(keep, `${table}`, table);
    expect(lastLook(keep, '0')).toBeUndefined();
    expect(lastLook(keep, '49')).toBe(49);
  });

  it.each(['no JSON', '7', 'null', '[1, ["x"], ["y", "z"]]'])(
    'that cannot be read are none: %s',
    (text) => {
      expect(lastLook(memory(text), 'y')).toBeUndefined();
    },
  );

  it('are none in a browser that keeps nothing', () => {
    const closed = {
      getItem: () => null,
      setItem: () => {
        throw new Error('closed');
      },
    };
    looked(closed, 'one', 5);
    expect(lastLook(closed, 'one')).toBeUndefined();
  });
});
