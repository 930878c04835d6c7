import { type ReactNode, useMemo } from 'react';
import { plainText, type Span } from './book.ts';
import { type Hit, hitsIn, type Terms } from './search.ts';

const NO_TERMS: Terms = [];

interface SpansProps {
  readonly spans: readonly Span[];
  /** What was searched for, marked where it is found. */
  readonly terms?: Terms;
  /** Where given, the numbers of other rules lead there. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/** A rule's text. */
export function Spans({ spans, terms = NO_TERMS, onRule }: SpansProps) {
  const hits = useMemo(() => hitsIn(plainText(spans), terms), [spans, terms]);
  let start = 0;
  return spans.map((span) => {
    const at = start;
    start += span.text.length;
    return <SpanText key={at} span={span} marked={marked(span.text, at, hits)} onRule={onRule} />;
  });
}

/** A text of one piece, with what was searched for. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: Terms }) {
  return marked(text, 0, hitsIn(text, terms));
}

interface SpanTextProps {
  readonly span: Span;
  readonly marked: ReactNode;
  readonly onRule: SpansProps['onRule'];
}

function SpanText({ span, marked, onRule }: SpanTextProps) {
  switch (span.kind) {
    case 'term':
      return <em>{marked}</em>;
    case 'rule':
      return onRule === undefined ? (
        marked
      ) : (
        <button type="button" className="rule-link" onClick={() => onRule(span.text)}>
          {marked}
        </button>
      );
    case 'text':
      return marked;
  }
}

/** A piece that begins at `from` of the whole text, with the hits of that text. */
function marked(text: string, from: number, hits: readonly Hit[]): ReactNode {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of hits) {
    const [first, last] = [Math.max(start - from, done), Math.min(end - from, text.length)];
    if (first >= last) continue;
    pieces.push(text.slice(done, first), <mark key={first}>{text.slice(first, last)}</mark>);
    done = last;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(done)];
}
