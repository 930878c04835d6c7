import { cut, displayWidth, left } from './width.ts';

/** Blocks of lines, put together. */

/** A heading in a line across the width. */
export function rule(heading: string, width: number): string {
  if (heading === '') return '─'.repeat(width);
  const fill = width - displayWidth(heading) - 4;
  return `── ${heading} ${'─'.repeat(Math.max(0, fill))}`;
}

/** A frame with a heading in its upper line and perhaps a word in its lower one. */
export function frame(
  heading: string,
  lines: readonly string[],
  width: number,
  foot = '',
): string[] {
  return [
    `╭${edge(heading, width - 2)}╮`,
    ...lines.map((line) => `│ ${left(line, width - 3)}│`),
    `╰${edge(foot, width - 2)}╯`,
  ];
}

/** A line with a word in it, with spaces around the word where there is room. */
function edge(word: string, width: number): string {
  if (word === '') return '─'.repeat(width);
  const spaced = `─ ${word} `;
  const text = displayWidth(spaced) <= width ? spaced : cut(word, width);
  return text + '─'.repeat(width - displayWidth(text));
}

/** Blocks next to each other; each has its width. */
export function beside(blocks: readonly { lines: readonly string[]; width: number }[]): string[] {
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    blocks.map(({ lines, width }) => left(lines[at] ?? '', width)).join(''),
  );
}

/** Short texts in as many columns as fit, read downwards. */
export function inColumns(texts: readonly string[], width: number, gap = 2): string[] {
  if (texts.length === 0) return [];
  const wide = Math.max(...texts.map(displayWidth));
  const columns = Math.max(1, Math.floor((width + gap) / (wide + gap)));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = texts.filter((_, at) => at % rows === row);
    return cells
      .map((cell, at) => (at < cells.length - 1 ? left(cell, wide + gap) : cell))
      .join('');
  });
}
