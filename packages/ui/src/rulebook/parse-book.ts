import type { Book, BookSource, Chapter, Span } from './book.ts';

const CHAPTER = /^## ([A-Z][1-9]\d*) (.+)$/;
const RULE = /^- ([A-Z][1-9]\d*(?:\.[1-9]\d*)?) (.+)$/;
const CONTINUED = /^ {2}(\S.*)$/;
/** `# The New Huts (module huts)`: what is in brackets is for who reads the file. */
const TITLE = /^# ([^(]+?)(?: \(.*)?$/;

interface Draft {
  readonly book: string;
  number: string;
  readonly title: string;
  readonly rules: { readonly number: string; text: string }[];
}

/** The books of a language as chapters of numbered rules. What stands before them is left out. */
export function parseBook({ texts, synonyms }: BookSource): Book {
  const drafts = Object.entries(texts).flatMap(([book, text]) => chaptersIn(book, text));
  const known = new Set(
    drafts.flatMap(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]),
  );
  const chapters = drafts.map(
    ({ rules, ...chapter }): Chapter => ({
      ...chapter,
      rules: rules.map(({ number, text }) => ({ number, spans: spansOf(forReaders(text), known) })),
    }),
  );
  return { chapters, synonyms };
}

function chaptersIn(book: string, text: string): Draft[] {
  const chapters: Draft[] = [];
  let isInRule = false;
  for (const line of text.split('\n')) {
    const [, title] = TITLE.exec(line) ?? [];
    if (title !== undefined) chapters.push({ book, number: '', title, rules: [] });
    const [, number, heading = ''] = CHAPTER.exec(line) ?? [];
    if (number !== undefined) chapters.push({ book, number, title: heading, rules: [] });
    const chapter = chapters.at(-1);
    const [, rule, words = ''] = RULE.exec(line) ?? [];
    const [, more] = CONTINUED.exec(line) ?? [];
    const before = chapter?.rules.at(-1);
    if (rule !== undefined) chapter?.rules.push({ number: rule, text: words });
    else if (more !== undefined && isInRule && before !== undefined) before.text += ` ${more}`;
    isInRule = rule !== undefined || (isInRule && more !== undefined);
  }
  const filled = chapters.filter(({ rules }) => rules.length > 0);
  for (const chapter of filled) chapter.number ||= chapter.rules[0]?.number.charAt(0) ?? '';
  return filled;
}

/** Sources, rulings and the names of options are for who works with the file. */
const forReaders = (text: string): string => text.replaceAll(/\s*<small>.*?<\/small>/g, '');

const MARKED = /\*([^*]+)\*|\b([A-Z][1-9]\d*(?:\.[1-9]\d*)?)\b/g;

/** `*term*` and the numbers of rules there are. Tiles are called B27, too. */
export function spansOf(text: string, known: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, term, number] = found;
    const span = markedSpan(term, number, known);
    if (span === undefined) continue;
    if (found.index > done) spans.push({ kind: 'text', text: text.slice(done, found.index) });
    spans.push(span);
    done = found.index + whole.length;
  }
  if (done < text.length) spans.push({ kind: 'text', text: text.slice(done) });
  return spans;
}

function markedSpan(
  term: string | undefined,
  number: string | undefined,
  known: ReadonlySet<string>,
): Span | undefined {
  if (term !== undefined) return { kind: 'term', text: term };
  return number !== undefined && known.has(number) ? { kind: 'rule', text: number } : undefined;
}
