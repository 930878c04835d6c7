import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { looksSame } from './looks-same.ts';

describe('What looks the same', () => {
  it('is equal data, however deep', () => {
    expect(
      looksSame(
        { people: ['slate'], mark: { state: 'lit' } },
        { people: ['slate'], mark: { state: 'lit' } },
      ),
    ).toBe(true);
  });

  it.each([
    [{ people: ['slate'] }, { people: ['slate', 'slate'] }],
    [{ mark: { state: 'lit' } }, { mark: { state: 'lit', note: 'full' } }],
    [{ note: undefined }, { note: null }],
    [{ score: 3 }, { score: '3' }],
    [{ a: 1 }, { b: 1 }],
  ])('is not %j and %j', (one, other) => {
    expect(looksSame(one, other)).toBe(false);
  });

  it('does not ask which function is called', () => {
    expect(looksSame({ onPlace: () => 1 }, { onPlace: () => 2 })).toBe(true);
    expect(looksSame({ onPlace: () => 1 }, { onPlace: undefined })).toBe(false);
  });

  it('takes an element for another unless it is the same one', () => {
    const note = createElement('i');
    expect(looksSame({ note }, { note })).toBe(true);
    expect(looksSame({ note }, { note: createElement('i') })).toBe(false);
  });
});
