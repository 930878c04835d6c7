import { useLocation } from 'wouter';
import { RulebookScreen } from '../rulebook/rulebook-screen.tsx';
import { PATHS } from './paths.ts';

/** The rulebook; back is where the reader came from. */
export function RulesRoute({ rule }: { readonly rule: string | undefined }) {
  const [, go] = useLocation();
  const back = (): void => (history.length > 1 ? history.back() : go(PATHS.home));
  return (
    <RulebookScreen at={rule} onAt={(at) => go(PATHS.rules(at), { replace: true })} onBack={back} />
  );
}
