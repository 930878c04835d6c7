import { LESSONS, type Lesson } from '@ochre/ui/game/game-page.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { FIRST_GAME, metaOf } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { Working } from '../play/working.tsx';
import { planOf, usualFor } from '../screens/options/choice.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { GameRoute } from './game-route.tsx';
import { LESSON, PATHS } from './paths.ts';

/** One opponent who leaves room for mistakes, and nothing beside the base game. */
const PLAN = planOf({
  ...usualFor(metaOf(FIRST_GAME), 'bots'),
  players: 2,
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
});

interface GuideRouteProps {
  /** The table that is guided; without it, one begins. */
  readonly id?: string | undefined;
}

/** A guided first round. The table is one like all others and goes on when the guide has ended. */
export function GuideRoute({ id }: GuideRouteProps) {
  const [search] = useSearchParams();
  const asked = search.get(LESSON);
  const lesson = LESSONS.find((one) => one === asked) ?? 'first';
  if (id === undefined) return <GuideBegins lesson={lesson} />;
  return <GameRoute id={id} lesson={lesson} />;
}

/** The table's own address takes the place of this one, so that it can be loaded again. */
function GuideBegins({ lesson }: { readonly lesson: Lesson }) {
  const words = useWords();
  const { tables } = useOchre();
  const [{ name }] = useSettings();
  const [, go] = useLocation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // No bot moves before the guide says so.
    const table = tables.begin(PLAN, [name || words.tribes.cinnabar, ''], { botPace: Infinity });
    void table.then((begun) => {
      begun.close();
      go(PATHS.guide(begun.id, lesson), { replace: true });
    });
  }, [tables, name, words, go, lesson]);
  return <Working />;
}
