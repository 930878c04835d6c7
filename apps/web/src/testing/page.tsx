import { Sprite as StoneAgeSprite } from '@ochre/stone-age/page/art/sprite.tsx';
import { InWords as InStoneAgeWords } from '@ochre/stone-age/page/in-words.tsx';
import { Sprite } from '@ochre/ui/art/sprite.tsx';
import type { Language } from '@ochre/words';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WithGamePage } from '../games/game-page.tsx';
import { InWords } from '../words/language.tsx';
import { LANGUAGES } from './all-words.ts';
import { STONE_AGE } from './stone-age.ts';

export { idsIn, referencesIn } from '@ochre/ui/testing/markup.ts';
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** A whole document with its sprite, as static markup. */
export const page = (content: ReactElement, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <InStoneAgeWords value={LANGUAGES[language]}>
      <InWords value={LANGUAGES[language]}>
        <WithGamePage value={STONE_AGE}>
          <Sprite />
          <StoneAgeSprite />
          {content}
        </WithGamePage>
      </InWords>
    </InStoneAgeWords>,
  );
