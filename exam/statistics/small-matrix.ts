/** Solves a few equations by elimination with the greatest pivot; undefined where they do not determine the answer. */
export function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (!(Math.abs(pivot[column]!) > 1e-12)) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows.slice(column + 1)) {
      const times = row[column]! / pivot[column]!;
      for (let at = column; at <= size; at += 1) row[at]! -= times * pivot[at]!;
    }
  }
  const solution = right.map(() => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const known = solution.reduce((sum, value, at) => sum + value * rows[row]![at]!, 0);
    solution[row] = (rows[row]![size]! - known) / rows[row]![row]!;
  }
  return solution;
}

export function invert(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const columns = matrix.map((_, column) =>
    solve(
      matrix,
      matrix.map((__, row) => (row === column ? 1 : 0)),
    ),
  );
  if (columns.some((column) => column === undefined)) return undefined;
  return matrix.map((_, row) => columns.map((column) => column![row]!));
}
