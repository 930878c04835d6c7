import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { InWords } from '../words/in-words.tsx';
import { KeyList } from './key-list.tsx';
import { REPLAY_KEYS, REVIEW_KEYS, TABLE_KEYS } from './keys.ts';

describe.each([en, de, es])('The list of keys', (words) => {
  const markup = renderToStaticMarkup(
    createElement(
      InWords,
      { value: words },
      createElement(KeyList, { own: [{ key: '1–9', does: 'counts' }] }),
    ),
  );

  it('names every key that does something', () => {
    const all = [TABLE_KEYS, REPLAY_KEYS, REVIEW_KEYS].flatMap((keys) => Object.keys(keys));
    const count = 1 + all.length;
    expect(markup.match(/<dt>/g)).toHaveLength(count);
    for (const deed of Object.values(words.keys.deeds)) expect(markup).toContain(deed);
    expect(markup).toContain('<kbd>Shift</kbd><kbd>←</kbd>');
    expect(markup).toContain('<kbd>1–9</kbd>');
  });
});
