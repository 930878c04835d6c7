import { useEffect } from 'react';
import { useWords } from './language.tsx';

const PAGE = 'Ochre';

/** The page's title says which screen is open; without one, the start page's. */
export function useTitle(screen: string | undefined): void {
  const { title } = useWords().aloud;
  useEffect(() => {
    if (screen === undefined) return;
    document.title = title(screen);
    return () => {
      document.title = PAGE;
    };
  }, [screen, title]);
}
