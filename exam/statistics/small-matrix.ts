/** Solves a small linear system by Gaussian elimination with partial pivoting; undefined if the matrix is singular. */
export function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, equation) => [...row, right[equation]!]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (!(Math.abs(pivot[column]!) > 1e-12)) return undefined;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows.slice(column + 1)) {
      const times = row[column]! / pivot[column]!;
      for (let index = column; index <= size; index += 1) row[index]! -= times * pivot[index]!;
    }
  }
  const solution = right.map(() => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const solved = solution.reduce((sum, value, index) => sum + value * rows[row]![index]!, 0);
    solution[row] = (rows[row]![size]! - solved) / rows[row]![row]!;
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
