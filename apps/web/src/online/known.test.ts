import { describe, expect, it } from 'vitest';
import { Known } from './known.ts';

describe('Whether the server knows this browser', () => {
  it('is no until it was introduced, and yes from then on', () => {
    const texts = new Map<string, string>();
    const keep = {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    };
    expect(new Known(keep).is()).toBe(false);
    new Known(keep).become();
    expect(new Known(keep).is()).toBe(true);
  });

  it('is no in a browser that stores nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const known = new Known({ getItem: refuse, setItem: refuse });
    known.become();
    expect(known.is()).toBe(false);
  });
});
