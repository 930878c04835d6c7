import { describe, expect, it } from 'vitest';
import type { Status } from '../table/index.ts';
import { ALL_WORDS } from '../testing/all-words.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { lineNews } from './line-news.ts';

const lost = (why: 'line' | 'goodbye' | 'storage'): Status => ({ kind: 'lost', since: 0, why });
const { en } = ALL_WORDS;

describe('The connection', () => {
  it('is not spoken of while all is well', () => {
    expect(lineNews({ kind: 'ready' }, en)).toBeUndefined();
    expect(lineNews({ kind: 'connecting', since: 0 }, en)).toBeUndefined();
    expect(lineNews({ kind: 'connected', isHealed: false }, en)).toBeUndefined();
  });

  it.each(LANGUAGE_NAMES)('is said to be lost since when, and why, in %s', (language) => {
    const words = ALL_WORDS[language];
    const texts = (['line', 'goodbye', 'storage'] as const).map(
      (why) => lineNews(lost(why), words)!.text,
    );
    expect(texts[0]).toMatch(/\d:\d\d/);
    expect(new Set(texts).size).toBe(3);
  });

  it('is said to be there again', () => {
    expect(lineNews({ kind: 'connected', isHealed: true }, en)).toEqual({
      tone: 'good',
      text: en.online.line.healed,
    });
  });

  it('asks for a new page when this one is too old', () => {
    expect(lineNews({ kind: 'outdated' }, en)).toMatchObject({ tone: 'bad', isReload: true });
  });

  it('tells what was refused in the language of the reader', () => {
    const refused: Status = { kind: 'refused', code: 'too-many', message: 'Wait.' };
    expect(lineNews(refused, ALL_WORDS.de)!.text).toBe(ALL_WORDS.de.online.refusals['too-many']);
  });
});
