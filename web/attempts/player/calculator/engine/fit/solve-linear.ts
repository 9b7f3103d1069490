/** Gaussian elimination with partial pivoting. Undefined if the matrix is nearly singular. */
export function solveLinear(matrix: number[][], right: number[]): number[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
    }
    const pivot = rows[best]!;
    const scale = Math.max(...matrix.map((row) => Math.abs(row[column]!)));
    if (!(Math.abs(pivot[column]!) > 1e-12 * scale)) return undefined;
    [rows[column], rows[best]] = [pivot, rows[column]!];
    for (let row = column + 1; row < size; row += 1) {
      const factor = rows[row]![column]! / pivot[column]!;
      for (let k = column; k <= size; k += 1) rows[row]![k]! -= factor * pivot[k]!;
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = rows[row]![size]!;
    for (let k = row + 1; k < size; k += 1) value -= rows[row]![k]! * solution[k]!;
    solution[row] = value / rows[row]![row]!;
  }
  return solution.every((value) => Number.isFinite(value)) ? solution : undefined;
}
