import { Sprite as SharedSprite } from '@ochre/ui/art/sprite.tsx';
import { InWords as InSharedWords } from '@ochre/ui/words/in-words.tsx';
import type { Language } from '@ochre/words';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InWords } from '../in-words.tsx';
import { LANGUAGES } from './all-words.ts';

export { idsIn, referencesIn } from '@ochre/ui/testing/markup.ts';

/** A whole document with its sprite, as static markup. */
export const page = (content: ReactElement, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <InSharedWords value={LANGUAGES[language]}>
      <InWords value={LANGUAGES[language]}>
        <SharedSprite />
        {content}
      </InWords>
    </InSharedWords>,
  );
