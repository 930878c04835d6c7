import { InWords as InStoneAgeWords } from '@ochre/stone-age/page/testing';
import { Sprite } from '@ochre/ui/art/sprite.tsx';
import type { Language } from '@ochre/words';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WithGamePage } from '../games/game-page.tsx';
import { FRONTS } from '../games.ts';
import { InWords } from '../words/language.tsx';
import { ALL_WORDS } from './all-words.ts';
import { STONE_AGE } from './stone-age.ts';

export { idsIn, referencesIn } from '@ochre/ui/testing/markup.ts';
export const LANGUAGE_NAMES = Object.keys(ALL_WORDS) as Language[];

/** A whole document with its sprite, as static markup. */
export const page = (content: ReactElement, language: Language = 'en'): string =>
  renderToStaticMarkup(
    <InStoneAgeWords value={ALL_WORDS[language]}>
      <InWords value={ALL_WORDS[language]}>
        <WithGamePage value={STONE_AGE}>
          <Sprite />
          {FRONTS.map(({ meta, Sprite: GameSprite }) => (
            <GameSprite key={meta.name} />
          ))}
          {content}
        </WithGamePage>
      </InWords>
    </InStoneAgeWords>,
  );
