import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import { createContext, type ReactNode, use, useContext } from 'react';
import { pageOf } from '../games.ts';
import './in-game.css';

const PageContext = createContext<AnyGamePage | undefined>(undefined);

/** The page of the game that is shown. */
export function useGamePage(): AnyGamePage {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('page: no game is shown here');
  return page;
}

interface InGameProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Shows something of a game. Waits until its page is loaded; to be shown inside `Suspense`. */
export function InGame({ name, children }: InGameProps) {
  const page = use(pageOf(name));
  const { Around } = page;
  return (
    <PageContext value={page}>
      <div className="in-game" data-game={name}>
        <Around>{children}</Around>
      </div>
    </PageContext>
  );
}

/** Whatever stands in it is of this page. */
export const WithGamePage = PageContext;
