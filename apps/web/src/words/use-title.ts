import { useEffect } from 'react';
import { titleOfGame } from '../games.ts';
import { useWords } from './language.tsx';

const PAGE = 'Ochre';

/** The page's title says which screen is open, and of which game; without one, the start page's. */
export function useTitle(screen: string | undefined, game?: string): void {
  const { title } = useWords().aloud;
  const shown = [screen, ...(game === undefined ? [] : [titleOfGame(game)])].join(' · ');
  const isOpen = screen !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    document.title = title(shown);
    return () => {
      document.title = PAGE;
    };
  }, [isOpen, shown, title]);
}
