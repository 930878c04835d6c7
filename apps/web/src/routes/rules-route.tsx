import { useLocation, useSearchParams } from 'wouter';
import { InGame, useGamePage } from '../games/game-page.tsx';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { gameNamed, PATHS, RULE } from './paths.ts';

/** The rulebook of a game; back is where the reader came from. */
export function RulesRoute() {
  const [search] = useSearchParams();
  const game = gameNamed(search);
  return (
    <InGame name={game}>
      <Rules game={game} at={search.get(RULE) ?? undefined} />
    </InGame>
  );
}

interface RulesProps {
  readonly game: string;
  readonly at: string | undefined;
}

function Rules({ game, at }: RulesProps) {
  useTitle(useWords().buttons.rules, game);
  const { Rulebook } = useGamePage();
  const [, go] = useLocation();
  const back = (): void => (history.length > 1 ? history.back() : go(PATHS.home));
  return (
    <Rulebook
      at={at}
      onAt={(rule) => go(PATHS.rules(game, rule), { replace: true })}
      onLesson={(lesson) => go(PATHS.guide(game, lesson))}
      onBack={back}
    />
  );
}
