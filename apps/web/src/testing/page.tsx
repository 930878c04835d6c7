import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Sprite } from '../art/sprite.tsx';
import { LANGUAGES } from '../words/all.ts';
import { InWords, type Language } from '../words/language.tsx';

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** A whole document with its sprite, as static markup. */
export const page = (content: ReactElement, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <InWords value={LANGUAGES[language]}>
      <Sprite />
      {content}
    </InWords>,
  );

export const idsIn = (markup: string): string[] => found(markup, / id="([^"]+)"/g);

/** What the drawings refer to: symbols, filters, gradients. */
export const referencesIn = (markup: string): string[] => [
  ...found(markup, / href="#([^"]+)"/g),
  ...found(markup, /url\(#([^)]+)\)/g),
];

const found = (markup: string, pattern: RegExp): string[] =>
  Array.from(markup.matchAll(pattern), ([, name]) => name!);
