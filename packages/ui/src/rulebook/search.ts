import { type Book, type Chapter, plainText, type Rule, type Synonym } from './book.ts';
import { type Folded, fold, foldWithPlaces } from './fold.ts';

/** What is looked for: every term, each in one of its ways to say it. */
export type Terms = readonly (readonly string[])[];

/** Where something was found in a text, from and up to. */
export type Hit = readonly [start: number, end: number];

export interface FoundChapter {
  readonly chapter: Chapter;
  readonly rules: readonly Rule[];
}

/** What was found in each book, in their order. */
export function booksIn(found: readonly FoundChapter[]) {
  const books = [...new Set(found.map(({ chapter }) => chapter.book))];
  return books.map((book) => ({
    book,
    chapters: found.filter(({ chapter }) => chapter.book === book),
  }));
}

/** What somebody typed, with the words that the rules have for it. */
export function termsOf(query: string, synonyms: readonly Synonym[]): Terms {
  const words = fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:]+$/, ''))
    .filter(Boolean);
  const terms: string[][] = [];
  while (words.length > 0) {
    const { length, here } = longestSynonym(words, synonyms);
    terms.push([words.splice(0, length).join(' '), ...here]);
  }
  return terms;
}

function longestSynonym(words: readonly string[], synonyms: readonly Synonym[]) {
  let longest: { length: number; here: readonly string[] } = { length: 1, here: [] };
  for (const { here, elsewhere } of synonyms) {
    for (const name of [...here, ...elsewhere].map(fold)) {
      const { length } = name.split(' ');
      const isSame = isNamed(words.slice(0, length).join(' '), name);
      const isLonger = length > longest.length || longest.here.length === 0;
      if (isSame && isLonger) longest = { length, here: here.map(fold) };
    }
  }
  return longest;
}

const PLURAL = /^(?:s|es|e|n|en)?$/;

/** A plural is the same word. */
const isNamed = (typed: string, name: string): boolean =>
  typed.startsWith(name) && PLURAL.test(typed.slice(name.length));

/** The chapters with the rules that have every term, in their text or in their chapter's title. */
export function findRules({ chapters }: Book, terms: Terms): readonly FoundChapter[] {
  return chapters
    .map((chapter) => ({
      chapter,
      rules: chapter.rules.filter((rule) => hasAll(rule, chapter, terms)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function hasAll({ number, spans }: Rule, { title }: Chapter, terms: Terms): boolean {
  return isNumbered(number, terms) || isFound(`${title}\n${plainText(spans)}`, terms);
}

/** B3 is typed for the whole chapter, B3.2 for the rule. */
const isNumbered = (number: string, terms: Terms): boolean =>
  terms.length === 1 && `${fold(number)}.`.startsWith(`${terms[0]![0]}.`);

/** Whether a text has every term. */
export function isFound(text: string, terms: Terms): boolean {
  const folded = foldWithPlaces(text);
  return terms.every((ways) => ways.some((way) => placesOf(way, folded).length > 0));
}

/** Where the terms are in a text, one after another and never twice the same letters. */
export function hitsIn(text: string, terms: Terms): readonly Hit[] {
  const folded = foldWithPlaces(text);
  const all = terms
    .flatMap((ways) => ways.flatMap((way) => placesOf(way, folded)))
    .sort(([start, end], [otherStart, otherEnd]) => start - otherStart || otherEnd - end);
  const hits: Hit[] = [];
  for (const hit of all) if (hit[0] >= (hits.at(-1)?.[1] ?? 0)) hits.push(hit);
  return hits;
}

/** A few letters would be found everywhere: they count only where a word begins. */
const FEW = 3;

function placesOf(way: string, { text, from }: Folded): Hit[] {
  const hits: Hit[] = [];
  for (let at = text.indexOf(way); at !== -1; at = text.indexOf(way, at + way.length)) {
    const begins = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ');
    if (begins || way.length > FEW) hits.push([from[at]!, from[at + way.length - 1]! + 1]);
  }
  return hits;
}
