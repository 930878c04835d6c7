import { useEffect, useState } from 'react';

/** The id of the last heading that has come into the upper part of the page. */
export function useChapterInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const look = () => {
      const reached = headings.filter(
        (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
      );
      setCurrent((reached.at(-1) ?? headings[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}
