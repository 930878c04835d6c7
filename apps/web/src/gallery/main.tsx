import { Gallery as Carcassonne } from '@ochre/carcassonne/page/gallery';
import { Gallery as StoneAge } from '@ochre/stone-age/page/gallery';
import { Sprite } from '@ochre/ui/art/sprite.tsx';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@ochre/ui/theme/base.css';
import { languageOf } from '@ochre/words';
import { InGame } from '../games/game-page.tsx';
import { frontOf } from '../games.ts';
import { ground } from '../ground.ts';
import { InLanguage } from '../words/language.tsx';
import { StoryOnShow } from './story-on-show.tsx';

// gallery.html?game=carcassonne&theme=dark&language=de, and what the game's own gallery asks for.
// ?story=four is a replay, from=100; with part=dice, verify or import, a piece of it.
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.classList.add(theme);
const story = asked.get('story');
const GALLERIES = { 'stone-age': StoneAge, carcassonne: Carcassonne };
const game = asked.get('game') === 'carcassonne' ? 'carcassonne' : 'stone-age';
const Gallery = GALLERIES[game];
const { Sprite: GameSprite } = frontOf(game);

createRoot(ground()).render(
  <Suspense>
    <InLanguage language={languageOf([asked.get('language') ?? 'en'])}>
      <Sprite />
      <GameSprite />
      <InGame name={game}>
        {story === null ? (
          <Gallery asked={asked} />
        ) : (
          <StoryOnShow
            game={story}
            part={asked.get('part')}
            from={Number(asked.get('from') ?? 0)}
          />
        )}
      </InGame>
    </InLanguage>
  </Suspense>,
);
