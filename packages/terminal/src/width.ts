/** How many columns a text takes on a terminal, and cutting texts to a number of columns. */

const ESCAPE = '\u001b';
const INK = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text without its colours. */
export const withoutInk = (text: string): string =>
  text.includes(ESCAPE) ? text.replace(INK, '') : text;

/** Letters of the Western alphabets and the signs of the game: one column each. */
const NARROW =
  /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2200-\u22ff\u2500-\u25cf]*$/;

export function displayWidth(text: string): number {
  const bare = withoutInk(text);
  if (NARROW.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of graphemes.segment(bare)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (/^[\p{M}\p{Cf}\p{Cc}]/u.test(grapheme)) return 0;
  if (/\p{Emoji_Presentation}|\ufe0f/u.test(grapheme)) return 2;
  const code = grapheme.codePointAt(0) ?? 0;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** East Asian characters that take two columns. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x20000, 0x3fffd],
];

/** At most `width` columns; what was cut off is shown as `…`, colours are kept. */
export function cut(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  if (width <= 0) return '';
  let left = width - 1;
  let result = '';
  let full = false;
  for (const part of text.split(new RegExp(`(${INK.source})`))) {
    if (part.startsWith(ESCAPE)) {
      result += part;
      continue;
    }
    for (const { segment } of graphemes.segment(full ? '' : part)) {
      const wide = graphemeWidth(segment);
      if (wide > left) {
        result += '…';
        full = true;
        break;
      }
      result += segment;
      left -= wide;
    }
  }
  return result;
}

/** Exactly `width` columns: filled up behind, or cut. */
export const left = (text: string, width: number): string => {
  const fits = cut(text, width);
  return fits + ' '.repeat(Math.max(0, width - displayWidth(fits)));
};

/** Exactly `width` columns: filled up in front, or cut. */
export const right = (text: string, width: number): string => {
  const fits = cut(text, width);
  return ' '.repeat(Math.max(0, width - displayWidth(fits))) + fits;
};

/**
 * Lines of at most `width` columns, broken between words where that is possible. The first keeps the
 * spaces it begins with; the others are indented by `indent`.
 */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let [line = ''] = /^ */.exec(text) ?? [];
  let isEmpty = true;
  for (const word of text.trimStart().split(' ')) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (isEmpty || displayWidth(longer) <= width) {
      line = longer;
      isEmpty = false;
      continue;
    }
    lines.push(...broken(line, width));
    line = indent + word;
  }
  return [...lines, ...broken(line, width)];
}

/** A line of one long word, such as a path, goes on in the next. */
function broken(line: string, width: number): string[] {
  if (displayWidth(line) <= width) return [line];
  if (line !== withoutInk(line)) return [cut(line, width)];
  const lines: string[] = [];
  let last = '';
  for (const { segment } of graphemes.segment(line)) {
    if (displayWidth(last + segment) <= width) last += segment;
    else {
      lines.push(last);
      last = segment;
    }
  }
  return [...lines, last];
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(displayWidth));

/** Lines of at most `width` columns, broken between parts that stay whole. */
export function wrapParts(
  parts: readonly string[],
  between: string,
  width: number,
  indent = '',
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last}${between}${part}`;
    if (last === undefined) lines.push(longer);
    else if (displayWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + part);
  }
  return lines;
}
