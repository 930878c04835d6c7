/** Rows in columns, those of words to the left and those of numbers to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean,
): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  }
  const fitted = (cell: string, at: number): string => {
    const width = widths[at] ?? 0;
    return isLeft(at) ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(fitted).join('  ').trimEnd()).join('\n');
}
