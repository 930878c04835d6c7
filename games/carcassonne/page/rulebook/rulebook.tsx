import type { RulebookProps, RuleProps } from '@ochre/ui/game/game-page.ts';
import { explainingPart, rulesPart } from '@ochre/ui/rulebook/parts-of-book.tsx';
import { RuleText } from '@ochre/ui/rulebook/rule-text.tsx';
import { RulebookFrame } from '@ochre/ui/rulebook/rulebook-frame.tsx';
import { useWords } from '../in-words.tsx';
import { bookTitlesIn } from './book-titles.ts';
import { PagesPart } from './pages/pages-part.tsx';
import { SOURCES } from './sources/index.ts';
import { TilesPart } from './tiles/tiles-part.tsx';

/** The illustrated pages, the exact rules and the tiles, in the reader's language. */
export function Rulebook({ onLesson, ...props }: RulebookProps) {
  const words = useWords();
  const { parts } = words.rulebook;
  return (
    <RulebookFrame<'pages' | 'rules' | 'tiles'>
      {...props}
      parts={{
        pages: {
          name: parts.pages,
          draw: ({ onRule }) => <PagesPart onRule={onRule} onLesson={onLesson} />,
        },
        rules: rulesPart(parts.rules, SOURCES, bookTitlesIn(words)),
        tiles: explainingPart(parts.tiles, SOURCES, TilesPart),
      }}
    />
  );
}

/** One rule of Carcassonne. */
export const Rule = (props: RuleProps) => <RuleText sources={SOURCES} {...props} />;
