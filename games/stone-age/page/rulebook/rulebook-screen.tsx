import type { RulebookProps } from '@ochre/ui/game/game-page.ts';
import { explainingPart, rulesPart } from '@ochre/ui/rulebook/parts-of-book.tsx';
import { RulebookFrame } from '@ochre/ui/rulebook/rulebook-frame.tsx';
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
  return (
    <RulebookFrame<RulebookPart>
      {...props}
      parts={{
        pages: {
          name: parts.pages,
          draw: ({ onRule }) => <PagesPart onRule={onRule} onLesson={onLesson} />,
        },
        rules: rulesPart(parts.rules, SOURCES, bookTitlesIn(words)),
        components: explainingPart(parts.components, SOURCES, ComponentsPart),
        places: { name: parts.places, draw: ({ onRule }) => <PlacesPart onRule={onRule} /> },
      }}
    />
  );
}
