import { Sprite as StoneAgeSprite } from '@ochre/stone-age/page/art/sprite.tsx';
import { Sprite } from '@ochre/ui/art/sprite.tsx';
import { createRoot } from 'react-dom/client';
import '@ochre/ui/theme/base.css';
import { InWords as InStoneAgeWords } from '@ochre/stone-age/page/in-words.tsx';
import { TABLE_NAMES } from '@ochre/stone-age/page/testing/tables.ts';
import type { Language } from '@ochre/words';
import { WithGamePage } from '../games/game-page.tsx';
import { LANGUAGES } from '../testing/all-words.ts';
import { STONE_AGE } from '../testing/stone-age.ts';
import { InWords } from '../words/language.tsx';
import { DecisionsOnShow } from './decisions-on-show.tsx';
import { Gallery } from './gallery.tsx';
import { OddsOnShow } from './odds-on-show.tsx';
import { RulebookOnShow } from './rulebook-on-show.tsx';
import { StoryOnShow } from './story-on-show.tsx';
import { TableOnShow } from './table-on-show.tsx';

// gallery.html?theme=dark&language=de&table=five; with odds=five, its odds; with neither, every piece.
// ?rules=B3.2 is the rulebook, with part=components, places or rule.
// ?story=four is a replay, from=100; with part=dice, verify or import, a piece of it.
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.classList.add(theme);
const language = (Object.keys(LANGUAGES) as Language[]).find(
  (known) => known === asked.get('language'),
);
const table = TABLE_NAMES.find((known) => known === asked.get('table'));
const odds = TABLE_NAMES.find((known) => known === asked.get('odds'));
const rule = asked.get('rules');
const story = asked.get('story');
const isDecisions = asked.has('decisions');

createRoot(document.getElementById('page')!).render(
  <InStoneAgeWords value={LANGUAGES[language ?? 'en']}>
    <InWords value={LANGUAGES[language ?? 'en']}>
      <WithGamePage value={STONE_AGE}>
        <Sprite />
        <StoneAgeSprite />
        {table !== undefined && <TableOnShow name={table} marks={asked.get('marks')} />}
        {odds !== undefined && <OddsOnShow name={odds} />}
        {rule !== null && <RulebookOnShow at={rule} part={asked.get('part')} />}
        {story !== null && (
          <StoryOnShow
            game={story}
            part={asked.get('part')}
            from={Number(asked.get('from') ?? 0)}
          />
        )}
        {isDecisions && (
          <DecisionsOnShow
            kind={asked.get('kind')}
            count={Number(asked.get('count') ?? 3)}
            isWide={asked.has('wide')}
          />
        )}
        {table === undefined &&
          odds === undefined &&
          rule === null &&
          story === null &&
          !isDecisions && <Gallery />}
      </WithGamePage>
    </InWords>
  </InStoneAgeWords>,
);
