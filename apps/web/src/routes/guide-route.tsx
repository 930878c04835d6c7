import type { GameMeta } from '@ochre/kernel';
import type { Plan } from '@ochre/match';
import { LESSONS, type Lesson } from '@ochre/ui/game/game-page.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { metaOf } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { Working } from '../play/working.tsx';
import { planOf, usualFor } from '../screens/options/choice.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { GameRoute } from './game-route.tsx';
import { gameNamed, LESSON, PATHS } from './paths.ts';

/** One opponent who leaves room for mistakes, and nothing beside the base game. */
const planFor = (meta: GameMeta): Plan =>
  planOf({
    ...usualFor(meta, 'bots'),
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
  if (id === undefined) return <GuideBegins game={gameNamed(search)} lesson={lesson} />;
  return <GameRoute id={id} lesson={lesson} />;
}

interface GuideBeginsProps {
  readonly game: string;
  readonly lesson: Lesson;
}

/** The table's own address takes the place of this one, so that it can be loaded again. */
function GuideBegins({ game, lesson }: GuideBeginsProps) {
  const words = useWords();
  const { tables } = useOchre();
  const [{ name }] = useSettings();
  const [, go] = useLocation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // No bot moves before the guide says so.
    const table = tables.begin(planFor(metaOf(game)), [name || words.tribes.cinnabar, ''], {
      botPace: Infinity,
    });
    void table.then((begun) => {
      begun.close();
      go(PATHS.guided(begun.id, lesson), { replace: true });
    });
  }, [tables, name, words, go, game, lesson]);
  return <Working />;
}
