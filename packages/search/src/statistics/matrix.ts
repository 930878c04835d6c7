export type Matrix = readonly (readonly number[])[];

export const matrixOf = (
  size: number,
  entry: (row: number, column: number) => number,
): number[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => entry(row, column)),
  );

export const product = (one: Matrix, other: Matrix): number[][] =>
  matrixOf(one.length, (row, column) =>
    one[row]!.reduce((sum, entry, at) => sum + entry * other[at]![column]!, 0),
  );

export const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, entry, at) => sum + entry * vector[at]!, 0));

/** By Gauss and Jordan, with the largest pivot of each column. */
export function inverse(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...row.map((_, column) => (column === at ? 1 : 0)),
  ]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const divisor = rows[column]![column]!;
    rows[column] = rows[column]!.map((entry) => entry / divisor);
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]!;
      rows[row] = rows[row]!.map((entry, at) => entry - factor * rows[column]![at]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
