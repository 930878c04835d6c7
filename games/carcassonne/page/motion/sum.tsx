import { Fragment, type ReactNode } from 'react';
import type { Term } from '../../rules/index.ts';
import { Sign } from '../board/sign.tsx';
import { useWords, type Words } from '../in-words.tsx';

/** How points come about: 10 tiles × 2 + 3 shields × 2. It is seen; the log says what counts. */
export function Sum({ terms }: { readonly terms: readonly Term[] }) {
  const words = useWords();
  return terms.map((term, at) => (
    <Fragment key={term.of}>
      {at > 0 && <small>+</small>}
      <span>{OF[term.of](term.count, words)}</span>
      {term.each > 1 && <span>× {term.each}</span>}
    </Fragment>
  ));
}

const OF: Readonly<Record<Term['of'], (count: number, words: Words) => ReactNode>> = {
  tiles: (count, { insight }) => insight.tilesIn(count),
  cities: (count, { motion }) => motion.cities(count),
  shields: (count) => (
    <>
      {count} <Sign of="shield" size={15} />
    </>
  ),
};
