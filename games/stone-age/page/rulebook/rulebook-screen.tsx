import type { RulebookProps } from '@ochre/ui/game/game-page.ts';
import { RulebookFrame } from '@ochre/ui/rulebook/rulebook-frame.tsx';
import { RulesPart } from '@ochre/ui/rulebook/rules-part.tsx';
import { WithBook } from '@ochre/ui/rulebook/with-book.tsx';
import { useWords } from '../in-words.tsx';
import { bookTitlesIn } from './book-titles.ts';
import { ComponentsPart } from './components-part.tsx';
import { PagesPart } from './pages/pages-part.tsx';
import { PlacesPart } from './places-part.tsx';
import { SOURCES } from './sources/index.ts';

export type RulebookPart = 'pages' | 'rules' | 'components' | 'places';

interface RulebookScreenProps extends Omit<Partial<RulebookProps>, 'onBack'> {
  readonly onBack: () => void;
  readonly part?: RulebookPart | undefined;
}

/** The illustrated pages, the exact rules, the cards and buildings, and the places, in the reader's language. */
export function RulebookScreen({ onLesson, ...props }: RulebookScreenProps) {
  const words = useWords();
  const { parts } = words.rulebook;
  const titleOf = bookTitlesIn(words);
  return (
    <RulebookFrame<RulebookPart>
      {...props}
      parts={{
        pages: {
          name: parts.pages,
          draw: ({ onRule }) => <PagesPart onRule={onRule} onLesson={onLesson} />,
        },
        rules: {
          name: parts.rules,
          draw: (open) => (
            <WithBook sources={SOURCES}>
              {(book) => <RulesPart book={book} titleOf={titleOf} {...open} />}
            </WithBook>
          ),
        },
        components: {
          name: parts.components,
          draw: ({ goal: _, ...open }) => (
            <WithBook sources={SOURCES}>
              {(book) => <ComponentsPart book={book} {...open} />}
            </WithBook>
          ),
        },
        places: { name: parts.places, draw: ({ onRule }) => <PlacesPart onRule={onRule} /> },
      }}
    />
  );
}
