import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Book } from '@ochre/ui/rulebook/book.ts';
import '@ochre/ui/rulebook/entries.css';
import { RuleLinks } from '@ochre/ui/rulebook/rule-links.tsx';
import { isFound, type Terms, termsOf } from '@ochre/ui/rulebook/search.ts';
import { SearchField } from '@ochre/ui/rulebook/search-field.tsx';
import { Marked } from '@ochre/ui/rulebook/spans.tsx';
import { useFromTop } from '@ochre/ui/rulebook/use-from-top.ts';
import { useMemo, useState } from 'react';
import { BOOK_NAMES, type BookName } from '../../../words/page/rulebook/words.ts';
import { TileFace } from '../../art/tile-face.tsx';
import { useWords } from '../../in-words.tsx';
import { bookTitlesIn } from '../book-titles.ts';
import { type ExplainedTile, explainTiles } from './explain-tile.ts';

interface TilesPartProps {
  readonly book: Book;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onRule: (rule: string) => void;
}

/** Every tile, drawn and explained. */
export function TilesPart({ book, query, onQuery, onRule }: TilesPartProps) {
  const words = useWords();
  const said = words.rulebook.tiles;
  const titleOf = bookTitlesIn(words);
  const [chosen, choose] = useState<BookName | 'all'>('all');
  useFromTop();
  const terms = useMemo(() => termsOf(query, book.synonyms), [query, book]);
  const all = useMemo(() => explainTiles(words), [words]);
  const shown = all.filter(
    (tile) =>
      (chosen === 'all' || tile.book === chosen) &&
      isFound([tile.name, ...tile.says, titleOf(tile.book).name].join('\n'), terms),
  );
  return (
    <div className="rulebook-columns">
      <aside className="rulebook-side rulebook-filters paper">
        <SearchField
          label={said.search}
          query={query}
          onQuery={onQuery}
          found={said.found(shown.length)}
        />
        <Segments
          label={said.book}
          values={['all', ...BOOK_NAMES]}
          chosen={chosen}
          name={(value) => (value === 'all' ? said.all : titleOf(value).name)}
          onChoose={choose}
        />
      </aside>
      <article className="rulebook-page paper">
        <h2 className="unseen">{words.rulebook.parts.tiles}</h2>
        {shown.length === 0 && <p>{words.rulebook.nothingFound}</p>}
        <ul className="components">
          {shown.map((tile) => (
            <TileEntry key={tile.id} tile={tile} terms={terms} onRule={onRule} />
          ))}
        </ul>
      </article>
    </div>
  );
}

interface TileEntryProps {
  readonly tile: ExplainedTile;
  readonly terms: Terms;
  readonly onRule: (rule: string) => void;
}

function TileEntry({ tile, terms, onRule }: TileEntryProps) {
  const { modules } = useWords();
  const { id, book, name, count, says, rules } = tile;
  return (
    <li>
      <TileFace tile={id} turn={0} size={112} />
      <div>
        <h3 className="display">
          <Marked text={name} terms={terms} />
        </h3>
        <p className="component-about">
          {count}
          {book === 'shrine' && <span className="rulebook-tag">{modules.shrine.title}</span>}
        </p>
        {says.map((sentence) => (
          <p key={sentence}>
            <Marked text={sentence} terms={terms} />
          </p>
        ))}
        <RuleLinks rules={rules} onRule={onRule} />
      </div>
    </li>
  );
}
