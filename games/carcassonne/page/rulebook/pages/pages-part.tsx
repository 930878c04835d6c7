import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { PagesPart as AnyPagesPart } from '@ochre/ui/rulebook/pages-part.tsx';
import { useMemo } from 'react';
import { PAGE_NAMES, type PageName } from '../../../words/page/rulebook/pages.ts';
import { landKeys } from '../../board/land-keys.ts';
import { useWords } from '../../in-words.tsx';
import { ExamplePicture, ONE, OTHER } from './example-picture.tsx';
import { exampleFacts } from './examples.ts';
import './pages-part.css';

/** Where the exact text of a page begins. */
const RULES: Readonly<Record<PageName, readonly string[]>> = {
  turn: ['C3.1', 'C4.1', 'C5.1'],
  laying: ['C3.2', 'C3.3'],
  follower: ['C4.1', 'C4.2', 'C4.3'],
  road: ['C5.2', 'C5.4'],
  city: ['C5.3', 'C5.4'],
  cloister: ['C5.5'],
  sharing: ['C4.4', 'C5.6'],
  farm: ['C1.2', 'C5.7', 'C6.4'],
  end: ['C6.2', 'C6.3', 'C6.7'],
  shrine: ['K'],
};

interface PagesPartProps {
  readonly onRule: (rule: string) => void;
  readonly onLesson?: ((lesson: Lesson) => void) | undefined;
}

/** How Carcassonne is played, in pictures with worked examples. */
export function PagesPart(props: PagesPartProps) {
  const { rulebook, tribes, play } = useWords();
  const facts = useMemo(() => exampleFacts(tribes[ONE], tribes[OTHER]), [tribes]);
  const pages = PAGE_NAMES.map((name) => {
    const { title, says, example } = rulebook.pages[name];
    return {
      name,
      title,
      says: says(facts),
      picture: <ExamplePicture of={name} />,
      example: example(facts),
      rules: RULES[name],
    };
  });
  return <AnyPagesPart pages={pages} ownKeys={landKeys(play.keys)} {...props} />;
}
