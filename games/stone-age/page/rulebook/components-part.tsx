import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Book } from '@ochre/ui/rulebook/book.ts';
import { useMemo, useState } from 'react';
import { CardFace } from '../art/card/card-face.tsx';
import { TileFace } from '../art/tile/tile-face.tsx';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import {
  COMPONENT_MODULES,
  COMPONENTS,
  type Component,
  type ComponentKind,
  type ComponentModule,
  type Explained,
  explainComponent,
} from './components.ts';
import '@ochre/ui/rulebook/entries.css';
import { RuleLinks } from '@ochre/ui/rulebook/rule-links.tsx';
import { isFound, type Terms, termsOf } from '@ochre/ui/rulebook/search.ts';
import { SearchField } from '@ochre/ui/rulebook/search-field.tsx';
import { Marked } from '@ochre/ui/rulebook/spans.tsx';
import { useFromTop } from '@ochre/ui/rulebook/use-from-top.ts';

const KINDS = ['cards', 'tiles'] as const satisfies readonly ComponentKind[];

interface ComponentsPartProps {
  readonly book: Book;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onRule: (rule: string) => void;
}

/** Every card and every tile, drawn and explained. */
export function ComponentsPart({ book, query, onQuery, onRule }: ComponentsPartProps) {
  const words = useWords();
  const said = words.rulebook.components;
  const [kind, setKind] = useState<ComponentKind | 'all'>('all');
  const [module, setModule] = useState<ComponentModule | 'all'>('all');
  useFromTop();
  const terms = useMemo(() => termsOf(query, book.synonyms), [query, book]);
  const all = useMemo(
    () => COMPONENTS.map((component) => ({ component, text: explainComponent(component, words) })),
    [words],
  );
  const shown = all.filter(
    ({ component, text }) =>
      (kind === 'all' || component.kind === kind) &&
      (module === 'all' || component.module === module) &&
      isFound(allWords(component, text, words), terms),
  );
  return (
    <div className="rulebook-columns">
      <aside className="rulebook-side rulebook-filters paper">
        <SearchField
          label={words.rulebook.search.components}
          query={query}
          onQuery={onQuery}
          found={said.found(shown.length)}
        />
        <Segments
          label={said.kind}
          values={['all', ...KINDS]}
          chosen={kind}
          name={(value) => said.kinds[value]}
          onChoose={setKind}
        />
        <Segments
          label={said.module}
          values={['all', ...COMPONENT_MODULES]}
          chosen={module}
          name={(value) => (value === 'all' ? said.allModules : words.modules[value])}
          onChoose={setModule}
        />
      </aside>
      <article className="rulebook-page paper">
        {shown.length === 0 && <p>{words.rulebook.nothingFound}</p>}
        {KINDS.map((one) => {
          const those = shown.filter(({ component }) => component.kind === one);
          return (
            those.length > 0 && (
              <section key={one} className="rulebook-book">
                <header>
                  <h2 className="display">{said.kinds[one]}</h2>
                  <p>{one === 'cards' ? said.cardsAbout : said.tilesAbout}</p>
                </header>
                <ul className="components">
                  {those.map(({ component, text }) => (
                    <ComponentEntry
                      key={component.ids[0]}
                      component={component}
                      text={text}
                      terms={terms}
                      onRule={onRule}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </article>
    </div>
  );
}

const allWords = ({ module }: Component, text: Explained, words: Words): string =>
  [text.name, text.cost, ...text.atOnce, ...text.atEnd, words.modules[module]].join('\n');

interface ComponentEntryProps {
  readonly component: Component;
  readonly text: Explained;
  readonly terms: Terms;
  readonly onRule: (rule: string) => void;
}

function ComponentEntry({ component, text, terms, onRule }: ComponentEntryProps) {
  const words = useWords();
  const said = words.rulebook.components;
  const { kind, ids, module } = component;
  return (
    <li>
      {kind === 'cards' ? <CardFace id={ids[0]} /> : <TileFace id={ids[0]} />}
      <div>
        <h3 className="display">
          <Marked text={text.name} terms={terms} />
        </h3>
        <p className="component-about">
          {words.table[kind](ids.length)}
          <span className="rulebook-tag">{words.modules[module]}</span>
        </p>
        <dl>
          <Part
            name={said.cost}
            sentences={text.cost === undefined ? [] : [text.cost]}
            {...{ terms }}
          />
          <Part name={said.atOnce} sentences={text.atOnce} {...{ terms }} />
          <Part name={said.atEnd} sentences={text.atEnd} {...{ terms }} />
        </dl>
        {text.isUnsure && <p className="rulebook-note">{said.unsure}</p>}
        <RuleLinks rules={text.rules} onRule={onRule} />
      </div>
    </li>
  );
}

interface PartProps {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly terms: Terms;
}

function Part({ name, sentences, terms }: PartProps) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      {sentences.map((sentence) => (
        <dd key={sentence}>
          <Marked text={sentence} terms={terms} />
        </dd>
      ))}
    </div>
  );
}
