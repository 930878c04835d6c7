import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { PagesPart as AnyPagesPart } from '@ochre/ui/rulebook/pages-part.tsx';
import { useMemo } from 'react';
import { PAGE_NAMES, type PageName } from '../../../words/rulebook/pages/words.ts';
import { useWords } from '../../in-words.tsx';
import { exampleFacts } from './examples.ts';
import './pictures.css';
import { PICTURES } from './pictures.tsx';

/** Where the exact text of a page begins. */
const RULES: Readonly<Record<PageName, readonly string[]>> = {
  round: ['B3', 'B4', 'B8'],
  place: ['B3.3', 'B4.4', 'B5.3'],
  card: ['B6.1', 'B6.2'],
  building: ['B7.1', 'B7.3'],
  feeding: ['B8.1', 'B8.2'],
  scoring: ['B10.1', 'B10.2', 'B10.3'],
  end: ['B9.1', 'B9.2', 'B10.4'],
  style: ['S1', 'S4', 'S5'],
  huts: ['H'],
  solo: ['P1', 'P3', 'P7'],
};

interface PagesPartProps {
  readonly onRule: (rule: string) => void;
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
}

/** How Stone Age is played, in pictures with worked examples. */
export function PagesPart(props: PagesPartProps) {
  const { rulebook, play } = useWords();
  const facts = useMemo(exampleFacts, []);
  const pages = PAGE_NAMES.map((name) => {
    const { title, says, example } = rulebook.pages[name];
    const Picture = PICTURES[name];
    return {
      name,
      title,
      says: says(facts),
      picture: <Picture facts={facts} />,
      example: example(facts),
      rules: RULES[name],
    };
  });
  return <AnyPagesPart pages={pages} ownKeys={[{ key: '1–9', does: play.howMany }]} {...props} />;
}
