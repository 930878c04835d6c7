import { useLocation, useSearchParams } from 'wouter';
import { InGame, useGamePage } from '../games/game-page.tsx';
import { FIRST_GAME } from '../games.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS, RULE } from './paths.ts';

/** The rulebook of a game; back is where the reader came from. */
export function RulesRoute() {
  return (
    <InGame name={FIRST_GAME}>
      <Rules />
    </InGame>
  );
}

function Rules() {
  useTitle(useWords().buttons.rules);
  const { Rulebook } = useGamePage();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const back = (): void => (history.length > 1 ? history.back() : go(PATHS.home));
  return (
    <Rulebook
      at={search.get(RULE) ?? undefined}
      onAt={(at) => go(PATHS.rules(at), { replace: true })}
      onLesson={(lesson) => go(PATHS.guide(undefined, lesson))}
      onBack={back}
    />
  );
}
