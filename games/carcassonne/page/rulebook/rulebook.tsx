import type { RulebookProps, RuleProps } from '@ochre/ui/game/game-page.ts';
import { RuleText } from '@ochre/ui/rulebook/rule-text.tsx';
import { RulebookFrame } from '@ochre/ui/rulebook/rulebook-frame.tsx';
import { RulesPart } from '@ochre/ui/rulebook/rules-part.tsx';
import { WithBook } from '@ochre/ui/rulebook/with-book.tsx';
import { useWords } from '../in-words.tsx';
import { bookTitlesIn } from './book-titles.ts';
import { PagesPart } from './pages/pages-part.tsx';
import { SOURCES } from './sources/index.ts';
import { TilesPart } from './tiles/tiles-part.tsx';

/** The illustrated pages, the exact rules and the tiles, in the reader's language. */
export function Rulebook({ onLesson, ...props }: RulebookProps) {
  const words = useWords();
  const { parts } = words.rulebook;
  const titleOf = bookTitlesIn(words);
  return (
    <RulebookFrame<'pages' | 'rules' | 'tiles'>
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
        tiles: {
          name: parts.tiles,
          draw: ({ goal: _, ...open }) => (
            <WithBook sources={SOURCES}>{(book) => <TilesPart book={book} {...open} />}</WithBook>
          ),
        },
      }}
    />
  );
}

/** One rule of Carcassonne. */
export const Rule = (props: RuleProps) => <RuleText sources={SOURCES} {...props} />;
