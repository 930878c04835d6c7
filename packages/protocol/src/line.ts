/**
 * A line that people read: a name, or something said. Letters of all languages may be in it, with the
 * marks they need; what cannot be seen, what turns the direction of what follows, and what paints over
 * other lines may not.
 */

/** Dropped without a word, since it is not seen: pasted along, or a trick. */
const UNSEEN =
  /(?![\u202a-\u202e\u2066-\u2069\u200c]|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** Scripts in which joiners change how letters are written. */
const JOINED =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Nkoo}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}' +
  '\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}';

/** Flags of regions are written with tags that are not seen by themselves. */
const REGION = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}';
const UNSEEN_BUT_REGIONS = new RegExp(`(${REGION})|${UNSEEN.source}`, 'gu');
/** Joiners stay inside words of those scripts and inside pictures, the picture's sign after one. */
const OUT_OF_PLACE = new RegExp(
  [
    `(?<![${JOINED}])(?<![\\p{ExtPict}\\p{EMod}\\ufe0f])[\\u200c\\u200d]`,
    '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])[\\u200c\\u200d](?!\\p{ExtPict})',
    '(?<![\\p{ExtPict}0-9#*])\\ufe0f',
    '(?<=[0-9#*])\\ufe0f(?!\\u20e3)',
  ].join('|'),
  'gu',
);
/** Whatever looks like nothing. */
const BLANK = /[\p{Zs}\u2800\u{1d159}]+/gu;

/** Controls, halves of characters, line breaks, what nobody has defined, signs that turn directions. */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufff9-\ufffc]|(?!\p{ExtPict})\p{Cn}|(?!\u20e3)\p{Me}/gu;

/** Marks on one letter. Hebrew, Arabic and Burmese need up to four, marks for any script come in twos. */
const MARKS = /(?:(?!\ufe0f)[\p{M}\u200c\u200d])+/gu;
const FOR_ANY_SCRIPT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u;
const OVER_OR_UNDER = /[\p{Mn}\p{Me}]/u;
const MOST_OVER = 4;
const MOST_FOR_ANY = 2;
const MOST_MARKS = 8;
/** With nothing to stand on, they would stand on whatever comes before the line. */
const LOOSE_MARKS = /(?<![^ ])(?:(?!\ufe0f)[\p{M}\u200c\u200d])+/gu;

/** In characters, as a reader counts them. */
const lengthOf = (text: string): number => [...text].length;

/** The line as it is kept: composed, without what is not seen, with single spaces. */
export function foldLine(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(UNSEEN_BUT_REGIONS, '$1')
    .replace(OUT_OF_PLACE, '')
    .normalize('NFC');
  return seen.replace(BLANK, ' ').trim();
}

/** Whether a folded line can be shown as it is. */
export const isLine = (line: string, longest: number): boolean =>
  line !== '' &&
  lengthOf(line) <= longest &&
  line.search(UNFIT) < 0 &&
  line.search(LOOSE_MARKS) < 0 &&
  [...line.matchAll(MARKS)].every(([marks]) => fewerMarks(marks) === marks);

/** A line from times when more was allowed, so that it does no harm where it is shown. */
export function harmlessLine(text: string): string {
  // Erased, and not unseen.
  if (text === '') return '';
  const fit = foldLine(foldLine(text).replace(UNFIT, ''));
  return fit.replace(LOOSE_MARKS, '').replace(MARKS, fewerMarks).trim() || '?';
}

function fewerMarks(marks: string): string {
  const kept: string[] = [];
  const many = (kind: RegExp): number => kept.filter((mark) => kind.test(mark)).length;
  for (const mark of marks) {
    if (kept.length === MOST_MARKS) break;
    if (OVER_OR_UNDER.test(mark)) {
      if (kept.includes(mark) || many(OVER_OR_UNDER) >= MOST_OVER) continue;
      if (FOR_ANY_SCRIPT.test(mark) && many(FOR_ANY_SCRIPT) >= MOST_FOR_ANY) continue;
    }
    kept.push(mark);
  }
  return kept.join('');
}
