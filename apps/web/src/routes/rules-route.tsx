import { RulebookScreen } from '@ochre/stone-age/page/rulebook/rulebook-screen.tsx';
import { useLocation, useSearchParams } from 'wouter';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS, RULE } from './paths.ts';

/** The rulebook; back is where the reader came from. */
export function RulesRoute() {
  useTitle(useWords().rulebook.title);
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const back = (): void => (history.length > 1 ? history.back() : go(PATHS.home));
  return (
    <RulebookScreen
      at={search.get(RULE) ?? undefined}
      onAt={(at) => go(PATHS.rules(at), { replace: true })}
      onBack={back}
    />
  );
}
